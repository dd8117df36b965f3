package kitchen;

class Given {
  private Stove stove;

  void cook(@Size(3) @Hot Pot kettle) {
    stove.lift(kettle);
    stove.clean(kettle, 2);
    kettle.stir("spoon");
  }

  int rings(int pots) {
    return pots / 2;
  }
}
