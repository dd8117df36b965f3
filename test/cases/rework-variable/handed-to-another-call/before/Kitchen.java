class Kitchen {
  private Pot last;

  int fill(Pot[] pots, int at) {
    int most = sum(pots[at].size());
    return most;
  }

  int boil(int key) {
    int most = sum(new Pot(key).size(), 3);
    return most;
  }

  int cook(int key) {
    int most = sum(shelf(key).pot().size());
    return most;
  }
}
