package mill;

class Sorter {
  private Stone sorterStone;

  void sort(List<Grain> grains) {
    sorterStone.grind(grains, 6);
    note("Sorter", grains);
    weigh(grains);
  }

  int sacks(int weight) {
    return weight / 6;
  }
}
