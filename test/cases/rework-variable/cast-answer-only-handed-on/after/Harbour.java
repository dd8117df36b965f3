class Harbour {
  private Object last;
  private int best;

  void check(int key) {
    open(key);
    Ferry ferry = (Ferry) find(key);
    moor(ferry);
    close(key);
  }

  void ask(int key) {
    open(key);
    Ferry ferry = (Ferry) last;
    moor(ferry);
    close(key);
  }
}
