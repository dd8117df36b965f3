package port;

class AftDock {
  static int berth(int x, int y) {
    return sink("AftDock", 5);
  }

  static void shutAftDock() {
    print(3);
  }
}
