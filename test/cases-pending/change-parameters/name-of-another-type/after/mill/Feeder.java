package mill;

class Feeder {
  private Stone feederStone;

  void feed(Sack grain, int speed, Corn corn) {
    feederStone.grind(corn, 6);
    note("Feeder", corn);
  }

  int sacks(int weight) {
    return weight / 6;
  }
}
