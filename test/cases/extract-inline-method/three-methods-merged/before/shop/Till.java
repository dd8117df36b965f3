package shop;

class Till {
  private final Drawer drawer = new Drawer();

  private void sellCheap(String guest) {
    drawer.open();
    show(4);
  }

  private void sellDear(String guest) {
    ring("bell");
    board.paint();
  }

  private void sellLate(String guest) {
    lamp.turn();
    thank(7, 3);
  }

  int width(int coins) {
    int wide = coins * 3;
    drawer.widen(wide);
    return wide + 2;
  }
}
