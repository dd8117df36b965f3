package port;

class Quay {
  static final int SIZE = 9;
  static final String NAME = "n";
  static final boolean BIG = true;

  public Job one() {
    if (big()) {
      return Boat::sail;
    }
    print("no");
    return other();
  }

  void rest(int a) {
    print(a);
  }
}
