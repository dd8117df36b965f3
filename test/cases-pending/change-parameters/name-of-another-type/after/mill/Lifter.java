package mill;

class Lifter {
  private Stone lifterStone;

  void lift(Chain rope) {
    Rope old = lifterStone.rope();
    lifterStone.grind(old, 6);
    note("Lifter", rope);
  }

  int sacks(int weight) {
    return weight / 6;
  }
}
