package port;

class Quay {
  static final int SIZE = 8;
  static final int WIDE = 9;
  static final Port first = open(SIZE, new Sailing(3));

  void load(int b) {
    use(first);
    go(b);
  }

  void rest(int a) {
    print(a);
  }
}
