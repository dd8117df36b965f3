package shop;

class Mill {
  private int count;
  private boolean isFull;

  Object run(int given, Lids others) {
    open(7);
    Lids picked = isFull ? store.get().lids(4) : others;
    for (Lid one : picked) {
      show(one);
      count++;
    }
    return null;
  }

  int find(int part) {
    return count - part;
  }
}
