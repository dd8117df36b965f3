package shop;

class Clerk {
  private int lids;

  int lids() {
    return lids;
  }
}
