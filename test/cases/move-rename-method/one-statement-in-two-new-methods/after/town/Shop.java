package town;

class Shop {
  int size(int depth) {
    return depth * 4;
  }

  void lendCups(int many) {
    count(many, 4);
  }

  void giveAway(int many) {
    count(many, 4);
  }
}
