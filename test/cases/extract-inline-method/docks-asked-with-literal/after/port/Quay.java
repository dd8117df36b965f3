package port;

class Quay {
  private static final Dock DOCK = open();
  static int kind;

  static int berth(int x) {
    return DOCK.take(x, 3);
  }

  static void rest(int a) {
    print(a);
  }
}
