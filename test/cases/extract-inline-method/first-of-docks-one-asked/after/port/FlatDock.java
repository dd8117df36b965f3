package port;

class FlatDock implements Dock {
  static int berth(int x) {
    return sink("FlatDock", 5);
  }

  @Override
  public int berthed(int x) {
    return berth(x);
  }

  static void shutFlatDock() {
    print(3);
  }
}
