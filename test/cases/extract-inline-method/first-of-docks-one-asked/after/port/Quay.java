package port;

class Quay {
  private static final Dock DOCK = open();
  static boolean deep;

  static int berth(int x) {
    return DOCK.berthed(x);
  }

  static void rest(int a) {
    print(a);
  }
}
