package shop;

class Till {
  private int drawer;

  int drawer() {
    return drawer;
  }

  void pay(int coins) {
    drawer += coins;
    bell.ring(coins * 2);
  }

  static class Total {
    int sum;

    int all() {
      int both = sum + 1;
      return both;
    }
  }
}
