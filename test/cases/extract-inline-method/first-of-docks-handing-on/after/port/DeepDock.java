package port;

class DeepDock implements Dock {
  static int berth(int x) {
    return sink("DeepDock", 5);
  }

  @Override
  public int take(int x) {
    return berth(x);
  }

  static void shutDeepDock() {
    print(3);
  }
}
