class Harbour {
  private Object last;
  private int best;

  void measure(int key) {
    open(key);
    this.best = ((Boat) find(key)).length() + 1;
    close(key);
  }

  void announce(int key) {
    open(key);
    shout(((Boat) last).crew().captain(), key);
    close(key);
  }

  void turnAway(int key) {
    open(key);
    if (!isTooLong((Boat) find(key))) {
      admit();
    }
    close(key);
  }
}
