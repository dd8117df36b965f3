package kitchen;

class PutIn {
  private Stove stove;

  void cook() {
    Pot pot = stove.find(7);
    stove.cover(pot, 5);
    pot.fill(pot.size());
    stove.close();
  }

  int rings(int pots) {
    return pots / 2;
  }
}
