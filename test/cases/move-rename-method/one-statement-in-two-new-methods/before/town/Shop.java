package town;

class Shop {
  int size(int depth) {
    return depth * 4;
  }

  void lendCup(int many) {
    count(many, 4);
  }
}
