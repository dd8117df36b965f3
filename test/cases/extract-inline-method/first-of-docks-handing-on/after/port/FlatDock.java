package port;

class FlatDock implements Dock {
  static int berth(int x) {
    return sink("FlatDock", 5);
  }

  @Override
  public int take(int x) {
    return berth(x);
  }

  static void shutFlatDock() {
    print(3);
  }
}
