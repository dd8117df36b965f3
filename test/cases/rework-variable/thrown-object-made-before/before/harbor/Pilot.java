package harbor;

class Pilot {
  void moor(int berth, String ship) {
    check(berth);
    throw new IllegalStateException(ship);
  }
}
