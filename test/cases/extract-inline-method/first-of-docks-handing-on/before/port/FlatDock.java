package port;

class FlatDock {
  static int berth(int x) {
    return sink("FlatDock", 5);
  }

  static void shutFlatDock() {
    print(3);
  }
}
