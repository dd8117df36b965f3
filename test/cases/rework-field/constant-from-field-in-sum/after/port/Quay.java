package port;

class Quay {
  static final String ONE_JOB = "sail" + 3;
  static final Port FIRST_ONE = "go " + ONE_JOB;

  void load(int b) {
    use(FIRST_ONE);
    go(b);
  }

  void rest(int a) {
    print(a);
  }
}
