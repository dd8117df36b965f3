class Harbour {
  private Object last;
  private int best;

  void measure(int key) {
    open(key);
    Boat boat = (Boat) find(key);
    moor(boat);
    close(key);
  }

  int announce(int key) {
    open(key);
    Boat boat = (Boat) last;
    moor(boat);
    return key;
  }
}
