package shop;

class Mill {
  private int count;
  private boolean isFull;

  Object run(int given, Lids others) {
    open(7);
    for (Lid one : store.lids(3)) {
      show(one);
      count++;
    }
    return null;
  }

  int find(int part) {
    return count - part;
  }
}
