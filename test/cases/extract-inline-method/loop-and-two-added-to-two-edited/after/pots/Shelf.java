package pots;

public class Shelf {
  private final Pots pots = new Pots();

  void tidy() {
    log(5);
    step(SOUP);
  }

  void step(Label label) {
    for (Lid lid : lids) {
      move(label, 1);
      turn(label, 2);
    }
    wipe(2);
    close(label);
  }

  int size() {
    return pots.size();
  }
}
