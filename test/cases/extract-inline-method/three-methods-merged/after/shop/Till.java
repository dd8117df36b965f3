package shop;

class Till {
  private final Drawer drawer = new Drawer();

  private void sell(String guest) {
    drawer.open();
    show(4);
    ring("bell");
    board.paint();
    lamp.turn();
    thank(7, 3);
  }

  int width(int coins) {
    int wide = coins * 3;
    drawer.widen(wide);
    return wide + 2;
  }
}
