package port;

class AftDock {
  static void berth(int x) {
    sink("AftDock", 5);
  }

  static void shutAftDock() {
    print(3);
  }
}
