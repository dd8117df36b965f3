package port;

class BowDock {
  static int berth(int x, int y) {
    return sink("BowDock", 5);
  }

  static void shutBowDock() {
    print(3);
  }
}
