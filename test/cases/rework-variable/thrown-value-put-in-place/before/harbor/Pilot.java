package harbor;

class Pilot {
  void moor(int berth, String ship) {
    check(berth);
    IllegalStateException taken = new IllegalStateException(ship);
    report(taken, berth);
    throw taken;
  }

  void leave(int berth, String ship) {
    check(berth);
    throw refusal(berth, ship);
  }
}
