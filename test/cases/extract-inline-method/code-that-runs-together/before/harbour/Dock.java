package harbour;

class Dock {
  void moor(Ship ship) {
    greet(ship);
    Rope rope = chandler.rope(ship, 12);
    tie(ship, rope);
  }

  void tie(Ship ship, Rope rope) {
    throwOver(rope, ship);
    pull(rope);
  }
}
