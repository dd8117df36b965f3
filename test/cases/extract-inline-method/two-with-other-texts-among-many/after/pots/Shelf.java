package pots;

public class Shelf {
  private final Pots pots = new Pots();

  void tidy() {
    log(5);
    move("away");
    turn(SOUP, "right");
  }

  int size() {
    return pots.size();
  }
}
