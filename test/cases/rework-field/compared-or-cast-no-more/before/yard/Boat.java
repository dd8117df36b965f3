package yard;

class Boat {
  private Rope rope;

  void moor(Object line, int times) {
    check(times);
    haul(rope, times);
    coil(rope, times + 1);
    tie((Rope) line, times);
  }
}
