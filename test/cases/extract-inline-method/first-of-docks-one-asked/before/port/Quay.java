package port;

class Quay {
  static boolean deep;

  static int berth(int x) {
    return DeepDock.berth(x);
  }

  static void rest(int a) {
    print(a);
  }
}
