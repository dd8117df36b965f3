package port;

class BowDock {
  static void berth(int x) {
    sink("BowDock", 5);
  }

  static void shutBowDock() {
    print(3);
  }
}
