package shop;

class Mill {
  private int count;
  private boolean isFull;

  Object run(int given, Lids others) {
    open(7);
    Lids picked = isFull ? others : shelf.lids(given);
    show(picked, 4);
    return null;
  }

  int find(int part) {
    return count - part;
  }
}
