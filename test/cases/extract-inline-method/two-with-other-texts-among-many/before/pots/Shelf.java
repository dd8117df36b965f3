package pots;

public class Shelf {
  private final Pots pots = new Pots();

  void step(Label label) {
    move("near");
    turn(label, "left");
    lids.add(0, "lid 0");
    lids.add(1, "lid 1");
    lids.add(2, "lid 2");
    lids.add(3, "lid 3");
    lids.add(4, "lid 4");
    lids.add(5, "lid 5");
    lids.add(6, "lid 6");
    lids.add(7, "lid 7");
    lids.add(8, "lid 8");
  }

  void tidy() {
    log(5);
    step(SOUP);
  }

  int size() {
    return pots.size();
  }
}
