package mill;

class Lifter {
  private Stone lifterStone;

  void lift(Rope rope) {
    lifterStone.grind(rope, 6);
    note("Lifter", rope);
  }

  int sacks(int weight) {
    return weight / 6;
  }
}
