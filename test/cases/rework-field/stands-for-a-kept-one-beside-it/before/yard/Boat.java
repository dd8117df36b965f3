package yard;

class Boat {
  private Sail sail;
  private Rope rope;

  void moor(int times) {
    check(times);
    haul(rope, times);
    dry(sail);
  }
}
