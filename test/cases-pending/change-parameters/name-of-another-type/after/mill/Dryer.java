package mill;

class Dryer {
  private Stone dryerStone;

  void dry(Oven time) {
    dryerStone.grind(time, 5);
    note("Dryer", time);
  }

  int sacks(int weight) {
    return weight / 5;
  }
}
