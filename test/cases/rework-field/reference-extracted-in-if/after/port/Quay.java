package port;

class Quay {
  static final int SIZE = 9;
  static final String NAME = "n";
  static final boolean BIG = true;
  private static final Job JOB_ONE = Boat::sail;

  public Job one() {
    if (big()) {
      return JOB_ONE;
    }
    print("no");
    return other();
  }

  void rest(int a) {
    print(a);
  }
}
