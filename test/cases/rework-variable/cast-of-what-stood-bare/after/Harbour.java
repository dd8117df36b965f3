class Harbour {
  private Object last;
  private int best;

  void check(int key) {
    Object boat = find(key);
    Ferry ferry = (Ferry) boat;
    assertNotNull(ferry);
    close(key);
  }

  void measure(int key) {
    open(key);
    Ferry ferry = (Ferry) last;
    moor(ferry);
    close(key);
  }
}
