package yard;

class Boat {
  private Rope cable;

  void moor(Rope line, int times) {
    check(times);
    haul(cable, times);
    coil(line);
  }

  void leave(int times) {
    check(times + 1);
    loosen(cable);
  }
}
