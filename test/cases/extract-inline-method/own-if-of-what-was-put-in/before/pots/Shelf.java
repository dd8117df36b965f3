package pots;

public class Shelf {
  private final Pots pots = new Pots();

  boolean has(Label label) {
    return pots.contains(label);
  }

  Pot get(Label label) {
    if (has(label)) {
      return pots.find(label);
    }
    return null;
  }

  int litres() {
    if (has(Labels.soup())) {
      Pot pot = get(Labels.soup());
      return pot.litres();
    }
    return 0;
  }

  int size() {
    return pots.size();
  }
}
