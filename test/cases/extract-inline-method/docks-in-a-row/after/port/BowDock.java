package port;

class BowDock implements Dock {
  static void berth(int x) {
    sink("BowDock", 5);
  }

  @Override
  public void take(int x) {
    berth(x);
  }

  static void shutBowDock() {
    print(3);
  }
}
