package shop;

class Till {
  private final Drawer drawer = new Drawer();

  @Test
  public void sell() {
    drawer.open();
    check(sell(3));
    check(give("bill"));
  }

  int width(int coins) {
    int wide = coins * 3;
    drawer.widen(wide);
    return wide + 2;
  }
}
