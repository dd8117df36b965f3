class Harbour {
  private Object last;
  private int best;

  void check(int key) {
    Object boat = find(key);
    assertEquals(boat, last);
    close(key);
  }

  void measure(int key) {
    open(key);
    this.best = length(last, key);
    close(key);
  }
}
