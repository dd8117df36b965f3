package kitchen;

class TakenOut {
  private Stove stove;

  void cook() {
    simmer(stove.find());
    stove.close();
  }

  void simmer(Pot pot) {
    stove.lift(pot);
    stove.clean(pot, 2);
    pot.stir("spoon");
  }

  int rings(int pots) {
    return pots / 2;
  }
}
