package yard;

class Boat {
  private Sail sail;
  private Rope rope;

  Boat(Sail cloth, Rope line) {
    this.sail = cloth;
    this.rope = line;
  }

  void moor(int times) {
    check(times);
    haul(rope, times);
  }
}
