package town;

class Shop {
  int size(int depth) {
    return depth * 4;
  }

  private void openBox(int many) {
    dance(8, wide);
  }
}
