class Kitchen {
  private Pot last;

  int fill(Pot[] pots) {
    int most = sum(pots[0].size());
    return most;
  }

  int boil(Stove stove, Pot[] pots, int at) {
    int most = stove.sum(pots[at].size(), 3);
    return most;
  }

  int cook(int key) {
    int most = sum(find(key).size());
    return most;
  }
}
