package pots;

public class Shelf {
  private final Pots pots = new Pots();

  void tidy() {
    if (pots.contains(SOUP)) {
      move(SOUP, 4);
      air(2);
    }
  }

  int size() {
    return pots.size();
  }
}
