package port;

class Quay {
  static int kind;

  static void berth() {
    if (kind == 0) {
      aft.berth();
    } else {
      bow.berth();
    }
  }

  static void rest(int a) {
    print(a);
  }
}
