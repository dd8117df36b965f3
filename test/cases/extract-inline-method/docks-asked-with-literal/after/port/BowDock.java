package port;

class BowDock implements Dock {
  static int berth(int x, int y) {
    return sink("BowDock", 5);
  }

  @Override
  public int take(int x, int y) {
    return berth(x, y);
  }

  static void shutBowDock() {
    print(3);
  }
}
