package mill;

class Sorter {
  private Stone sorterStone;

  void sort(Set<Grain> grains) {
    List<Grain> ordered = sorterStone.ordered();
    sorterStone.grind(ordered, 6);
    note("Sorter", ordered);
    weigh(grains);
  }

  int sacks(int weight) {
    return weight / 6;
  }
}
