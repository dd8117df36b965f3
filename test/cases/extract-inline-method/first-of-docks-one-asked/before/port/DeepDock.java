package port;

class DeepDock {
  static int berth(int x) {
    return sink("DeepDock", 5);
  }

  static void shutDeepDock() {
    print(3);
  }
}
