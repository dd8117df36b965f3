package port;

class Quay {
  static int kind;

  static int berth(int x) {
    if (kind == 0) {
      return AftDock.berth(x, 3);
    } else {
      return BowDock.berth(x, 3);
    }
  }

  static void rest(int a) {
    print(a);
  }
}
