package port;

class BowDock implements Dock {
  static void berth() {
    sink("BowDock", 5);
  }

  @Override
  public void take() {
    berth();
  }

  static void shutBowDock() {
    print(3);
  }
}
