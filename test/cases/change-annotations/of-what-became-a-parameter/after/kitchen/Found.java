package kitchen;

class Found {
  private Stove stove;

  void cook() {
    @Hot Pot pot = stove.find();
    stove.lift(pot);
    stove.clean(pot, 2);
    pot.stir("spoon");
  }

  int rings(int pots) {
    return pots / 2;
  }
}
