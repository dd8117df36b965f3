package port;

class BowDock {
  static void berth() {
    sink("BowDock", 5);
  }

  static void shutBowDock() {
    print(3);
  }
}
