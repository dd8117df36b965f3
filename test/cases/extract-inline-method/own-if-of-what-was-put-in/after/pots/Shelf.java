package pots;

public class Shelf {
  private final Pots pots = new Pots();

  int litres() {
    if (pots.contains(soupLabel())) {
      Pot pot = pots.find(soupLabel());
      return pot.litres();
    }
    return 0;
  }

  int size() {
    return pots.size();
  }
}
