package shop;

class Clerk {
  private int lids;

  int lids() {
    return lids;
  }

  void load(int piece) {
    open(piece, 4);
    show(count);
  }
}
