package town;

class Shop {
  int size(int depth) {
    return depth * 4;
  }
  /** Counts twice. */
   void lendCups(int many) {
    prepare(many);
    count(many, 5);
    finish(many);
  }
  /** Lends a cup. */
   void giveAway(int many) {
    prepare(many);
    count(many, 6);
    finish(many);
  }
}
