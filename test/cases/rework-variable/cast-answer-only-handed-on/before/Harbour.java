class Harbour {
  private Object last;
  private int best;

  void check(int key) {
    open(key);
    inspect((Ferry) find(key), key);
    close(key);
  }

  void ask(int key) {
    open(key);
    if (isTooLong((Ferry) last)) {
      admit();
    }
    close(key);
  }
}
