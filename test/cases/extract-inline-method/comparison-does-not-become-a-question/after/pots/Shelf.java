package pots;

public class Shelf {
  private final Pots pots = new Pots();

  int litres() {
    if (holds(SOUP)) {
      Pot pot = pots.find(SOUP);
      return pot.litres();
    }
    return 0;
  }

  int size() {
    return pots.size();
  }
}
