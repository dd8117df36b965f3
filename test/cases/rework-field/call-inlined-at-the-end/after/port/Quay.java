package port;

class Quay {
  static final int SIZE = 9;
  static final String NAME = "n";
  static final boolean BIG = true;

  public Job one() {
    print("start");
    print("go");
    return jobs("sail");
  }

  void rest(int a) {
    print(a);
  }
}
