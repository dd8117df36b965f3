class Kitchen {
  private Pot last;

  int fill(Pot[] pots) {
    Pot pot = pots[0];
    int most = worth(pot.size());
    return most;
  }

  int boil(Stove stove, Pot[] pots, int at) {
    Pot pot = pots[at];
    int most = stove.worth(pot.size(), 3);
    return most;
  }

  int cook(int key) {
    Pot pot = find(key);
    int most = worth(pot.size());
    return most;
  }
}
