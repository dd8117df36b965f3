package yard;

class Boat {
  private Rope rope;

  void moor(Rope line, int times) {
    check(times);
    haul(rope, times);
    coil(rope);
  }

  void leave(int times) {
    check(times + 1);
    loosen(rope);
  }
}
