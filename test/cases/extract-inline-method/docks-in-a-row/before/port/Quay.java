package port;

class Quay {
  static int kind;

  static void berth(int x) {
    AftDock.berth(x);
    BowDock.berth(x);
    MidDock.berth(x);
  }

  static void rest(int a) {
    print(a);
  }
}
