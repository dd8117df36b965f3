package kitchen;

class Kept {
  private Stove stove;

  @Hot private Pot pot = stove.find();

  void cook() {
    stove.lift(pot);
    stove.clean(pot, 2);
    pot.stir("spoon");
  }

  int rings(int pots) {
    return pots / 2;
  }
}
