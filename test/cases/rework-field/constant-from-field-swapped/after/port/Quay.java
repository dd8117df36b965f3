package port;

class Quay {
  static final int SIZE = 8;
  static final int WIDE = 9;
  static final Job ONE_JOB = new Sailing(3);
  static final Port first = open(ONE_JOB, SIZE);

  void load(int b) {
    use(first);
    go(b);
  }

  void rest(int a) {
    print(a);
  }
}
