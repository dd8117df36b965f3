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

  int cook(int key) {
    Pot pot = shelf(key).pot();
    int most = worth(pot.size());
    return most;
  }
}
