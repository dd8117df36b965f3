package port;

class Quay {
  static final String ONE_JOB = "sail";
  static final Port FIRST = open(ONE_JOB);

  void load(int b) {
    use(FIRST);
    go(b);
  }

  void rest(int a) {
    print(a);
  }
}
