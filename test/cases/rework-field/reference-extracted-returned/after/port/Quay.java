package port;

class Quay {
  static final int SIZE = 9;
  static final String NAME = "n";
  static final boolean BIG = true;
  private static final Job JOB_ONE = Boat::sail;

  public Job one() {
    print("start");
    print("go");
    return JOB_ONE;
  }

  void rest(int a) {
    print(a);
  }
}
