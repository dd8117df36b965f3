package kitchen;

class PutIn {
  private Stove stove;

  void cook() {
    boil(stove.find(7));
    stove.close();
  }

  void boil(@Clean Pot pot) {
    stove.cover(pot, 5);
    pot.fill(pot.size());
  }

  int rings(int pots) {
    return pots / 2;
  }
}
