package yard;

class Boat {
  private Sail sail;
  private Rope cable;

  Boat(Sail sail, Rope cable) {
    look(sail, 1);
    this.cable = cable;
  }

  void moor(int times) {
    check(times);
    haul(cable, times);
  }
}
