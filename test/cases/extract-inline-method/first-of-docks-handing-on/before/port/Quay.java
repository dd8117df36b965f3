package port;

class Quay {
  static boolean deep;

  static int berth(int x) {
    if (deep) {
      return DeepDock.berth(x);
    }
    return FlatDock.berth(x);
  }

  static void rest(int a) {
    print(a);
  }
}
