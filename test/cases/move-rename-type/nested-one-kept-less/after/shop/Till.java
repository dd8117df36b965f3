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
}
