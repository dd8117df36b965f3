package shop;

class Till {
  private final Drawer drawer = new Drawer();

  void serve(String guest) {
    greet(guest);
    sell(guest);
    drawer.lock();
  }

  private void sell(String guest) {
    drawer.open();
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
