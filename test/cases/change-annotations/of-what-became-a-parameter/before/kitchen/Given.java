package kitchen;

class Given {
  private Stove stove;

  void cook() {
    @Clean @Size(2) Pot pot = stove.find();
    stove.lift(pot);
    stove.clean(pot, 2);
    pot.stir("spoon");
  }

  int rings(int pots) {
    return pots / 2;
  }
}
