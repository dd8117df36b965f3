package kitchen;

class TakenOut {
  private Stove stove;

  void cook() {
    @Clean Pot pot = stove.find();
    stove.lift(pot);
    stove.clean(pot, 2);
    pot.stir("spoon");
    stove.close();
  }

  int rings(int pots) {
    return pots / 2;
  }
}
