package port;

class AftDock implements Dock {
  static void berth(int x) {
    sink("AftDock", 5);
  }

  @Override
  public void take(int x) {
    berth(x);
  }

  static void shutAftDock() {
    print(3);
  }
}
