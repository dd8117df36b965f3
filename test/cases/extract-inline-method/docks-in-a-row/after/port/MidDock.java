package port;

class MidDock implements Dock {
  static void berth(int x) {
    sink("MidDock", 5);
  }

  @Override
  public void take(int x) {
    berth(x);
  }

  static void shutMidDock() {
    print(3);
  }
}
