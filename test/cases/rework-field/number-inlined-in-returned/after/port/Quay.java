package port;

class Quay {
  static final int SIZE = 9;
  static final String NAME = "n";
  static final boolean BIG = true;

  public Port one() {
    return new Port(42);
  }

  void rest(int a) {
    print(a);
  }
}
