package yard;

class Boat {
  private Sail sail;
  private Rope rope;

  Boat(Sail sail, Rope rope) {
    this.sail = sail;
    this.rope = rope;
  }

  void moor(int times) {
    check(times);
    haul(rope, times);
  }
}
