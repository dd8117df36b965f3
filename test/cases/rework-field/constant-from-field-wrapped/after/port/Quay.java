package port;

class Quay {
  static final int SIZE = 8;
  static final int WIDE = 9;
  static final Job ONE_JOB = new Sailing(3);
  static final Port first = new Wharf(open(4, ONE_JOB));

  void load(int b) {
    use(first);
    go(b);
  }

  void rest(int a) {
    print(a);
  }
}
