package town;

class Shop {
  int size(int depth) {
    return depth * 4;
  }

  public void openBox(int many) {
    dance(8, wide);
  }
}
