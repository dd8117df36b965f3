package harbor;

class Pilot {
  void moor(int berth, String ship) {
    check(berth);
    IllegalStateException taken = new IllegalStateException(ship);
    report(taken, berth);
    throw taken;
  }
}
