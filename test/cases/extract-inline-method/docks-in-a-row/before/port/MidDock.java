package port;

class MidDock {
  static void berth(int x) {
    sink("MidDock", 5);
  }

  static void shutMidDock() {
    print(3);
  }
}
