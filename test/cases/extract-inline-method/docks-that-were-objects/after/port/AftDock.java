package port;

class AftDock implements Dock {
  static void berth() {
    sink("AftDock", 5);
  }

  @Override
  public void take() {
    berth();
  }

  static void shutAftDock() {
    print(3);
  }
}
