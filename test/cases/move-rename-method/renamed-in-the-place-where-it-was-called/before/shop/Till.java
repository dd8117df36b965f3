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
  }

  private void endSale(String guest) {
    total = 4;
    owner = guest;
    paid = true;
  }

  int width(int coins) {
    int wide = coins * 3;
    drawer.widen(wide);
    return wide + 2;
  }
}
