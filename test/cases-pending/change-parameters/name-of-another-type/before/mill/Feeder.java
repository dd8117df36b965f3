package mill;

class Feeder {
  private Stone feederStone;

  void feed(Grain grain, int speed) {
    feederStone.grind(grain, 6);
    note("Feeder", grain);
  }

  int sacks(int weight) {
    return weight / 6;
  }
}
