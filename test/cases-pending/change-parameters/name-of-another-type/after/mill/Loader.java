package mill;

class Loader {
  private Stone loaderStone;

  void load(Truck cart, Horse horse) {
    loaderStone.grind(horse, 6);
    note("Loader", horse);
    lead(horse);
  }

  int sacks(int weight) {
    return weight / 6;
  }
}
