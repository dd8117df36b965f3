package town;

class Shop {
  int size(int depth) {
    return depth * 4;
  }
  /** Lends a cup. */
   void lendCup(int many) {
    prepare(many);
    count(many, 4);
    finish(many);
  }
}
