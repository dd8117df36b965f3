class Harbour {
  private Object last;
  private int best;

  void measure(int key) {
    open(key);
    this.best = ((Boat) find(key)).length() + 1;
    close(key);
  }

  int announce(int key) {
    open(key);
    shout(((Boat) last).crew().captain(), key);
    return key;
  }
}
