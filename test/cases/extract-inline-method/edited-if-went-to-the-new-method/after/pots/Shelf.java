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
    if (has(label)) {
      move(label, 3);
    }
    wipe(2);
    close(label);
  }

  int size() {
    return pots.size();
  }
}
