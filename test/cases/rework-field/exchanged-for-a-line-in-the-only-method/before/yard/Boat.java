package yard;

class Boat {
  private Rope rope;

  void moor(Rope line, int times) {
    check(times);
    haul(rope, times);
    coil(rope);
  }
}
