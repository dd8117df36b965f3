package town;

class Shop {
  int size(int depth) {
    return depth * 4;
  }

  private void openbox(int many) {
    wash(many);
  }
}
