package yard;

class Boat {
  private Rope cable;

  void moor(int times) {
    check(times);
    haul(cable, times);
    coil(this.cable);
  }
}
