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
    int tax;

    void add(int price) {
      sum += price;
      tax += price / 5;
    }

    int all() {
      int both = sum + tax;
      return both;
    }
  }
}
