package port;

class AftDock implements Dock {
  static int berth(int x, int y) {
    return sink("AftDock", 5);
  }

  @Override
  public int take(int x, int y) {
    return berth(x, y);
  }

  static void shutAftDock() {
    print(3);
  }
}
