class Kitchen {
  private Pot last;

  int fill(Pot[] pots, int at) {
    Pot pot = pots[at];
    int most = worth(pot.size());
    return most;
  }

  int boil(int key) {
    Pot pot = new Pot(key);
    int most = worth(pot.size(), 3);
    return most;
  }
}
