package yard;

class Boat {
  private Sail sail;
  private Rope rope;

  void moor(int times) {
    check(times);
    haul(rope, times);
  }

  void leave(int times) {
    check(times + 1);
    dry(sail);
  }
}
