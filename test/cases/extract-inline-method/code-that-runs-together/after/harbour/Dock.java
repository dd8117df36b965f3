package harbour;

class Dock {
  void moor(Ship ship) {
    greet(ship);
    tie(ship);
  }

  void tie(Ship ship) {
    Rope rope = chandler.rope(ship, 12);
    throwOver(rope, ship);
    pull(rope);
  }
}
