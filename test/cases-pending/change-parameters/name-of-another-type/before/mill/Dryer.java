package mill;

class Dryer {
  private Stone dryerStone;

  void dry(long time) {
    Oven oven = dryerStone.heat();
    dryerStone.grind(oven, 5);
    note("Dryer", oven);
  }

  int sacks(int weight) {
    return weight / 5;
  }
}
