package pots;

public class Shelf {
  private final Pots pots = new Pots();

  void tidy() {
    if (isOpen()) {
      step(SOUP);
      air(2);
    }
  }

  void step(Label label) {
    if (count() == 3) {
      move(label, 3);
    }
    wipe(2);
    close(label);
  }

  int size() {
    return pots.size();
  }
}
