package port;

class Quay {
  private static final Dock DOCK = open();
  static int kind;

  static void berth(int x) {
    DOCK.take(x);
  }

  static void rest(int a) {
    print(a);
  }
}
