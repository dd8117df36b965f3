package port;

class AftDock {
  static void berth() {
    sink("AftDock", 5);
  }

  static void shutAftDock() {
    print(3);
  }
}
