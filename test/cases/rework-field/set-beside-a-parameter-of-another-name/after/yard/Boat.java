package yard;

class Boat {
  private Sail sail;
  private Rope cable;

  Boat(Sail cloth, Rope wire) {
    look(cloth);
    this.cable = wire;
  }

  void moor(int times) {
    check(times);
    haul(cable, times);
  }
}
