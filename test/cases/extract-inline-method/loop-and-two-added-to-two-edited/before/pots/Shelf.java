package pots;

public class Shelf {
  private final Pots pots = new Pots();

  void tidy() {
    log(5);
    move(SOUP, 11);
    turn(SOUP, 12);
  }

  int size() {
    return pots.size();
  }
}
