package pots;

public class Shelf {
  private final Pots pots = new Pots();

  Pot get(Label label) {
    if (open) {
      return pots.find(label);
    }
    return null;
  }

  int litres() {
    if (open) {
      Pot pot = get(SOUP);
      return pot.litres();
    }
    return 0;
  }

  int size() {
    return pots.size();
  }
}
