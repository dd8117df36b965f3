package yard;

class Boat {
  private Sail sail;
  private Rope cable;

  void moor(int times) {
    check(times);
    haul(cable, times);
    dry(cable);
  }
}
