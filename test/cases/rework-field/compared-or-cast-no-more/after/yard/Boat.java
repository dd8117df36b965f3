package yard;

class Boat {
  private Rope cable;

  void moor(Object line, int times) {
    check(times);
    haul(cable, times);
    coil(line == null, times + 1);
    tie(cable, times);
  }
}
