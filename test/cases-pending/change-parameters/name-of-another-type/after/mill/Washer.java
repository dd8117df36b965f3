package mill;

class Washer {
  private Stone washerStone;

  void wash(Barrel liters) {
    Water water = washerStone.fill();
    washerStone.grind(water, 6);
    note("Washer", water);
    count(liters);
  }

  int sacks(int weight) {
    return weight / 6;
  }
}
