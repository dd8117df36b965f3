package shop;

class Till {
  private final Drawer drawer = new Drawer();

  void serve(String guest) {
    greet(guest);
    takeCoins(guest);
    drawer.lock();
  }

  private void takeCoins(String guest) {
    drawer.open();
    int paid = count(guest);
    show(paid + 1);
  }

  private void endSale(String guest) {
    total = 7;
    ring("bell");
  }

  int width(int coins) {
    int wide = coins * 3;
    drawer.widen(wide);
    return wide + 2;
  }
}
