package port;

class Quay {
  static final int SIZE = 9;
  static final String NAME = "n";
  static final boolean BIG = true;
  private static final int JOB_ONE = 42;

  public Port one() {
    return new Port(JOB_ONE);
  }

  void rest(int a) {
    print(a);
  }
}
