package yard;

class Boat {
  private Rope rope;

  void moor(int times) {
    check(times);
    haul(rope, times);
    coil(rope);
  }
}
