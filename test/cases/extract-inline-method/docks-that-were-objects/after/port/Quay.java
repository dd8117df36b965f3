package port;

class Quay {
  private static final Dock DOCK = open();
  static int kind;

  static void berth() {
    DOCK.take();
  }

  static void rest(int a) {
    print(a);
  }
}
