package harbor;

class Pilot {
  void moor(int berth, String ship) {
    check(berth);
    throw new IllegalStateException(ship);
  }

  void leave(int berth, String ship) {
    check(berth);
    RuntimeException refusal = refusal(berth, ship);
    report(refusal, berth);
    throw refusal;
  }
}
