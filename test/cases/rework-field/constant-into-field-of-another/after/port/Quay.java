package port;

class Quay {
  static final int SIZE = 8;
  static final int WIDE = 9;
  static final Port first = open(4, "sail");

  void load(int b) {
    use(first);
    go(b);
  }

  void rest(int a) {
    print(a);
  }
}
