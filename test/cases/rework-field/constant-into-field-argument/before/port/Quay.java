package port;

class Quay {
  static final int SIZE = 8;
  static final int WIDE = 9;
  static final int ONE_JOB = 42;
  static final Port first = open(4, ONE_JOB);

  void load(int b) {
    use(first);
    go(b);
  }

  void rest(int a) {
    print(a);
  }
}
