package port;

class Quay {
  static final int SIZE = 9;
  static final String NAME = "n";
  static final boolean BIG = true;

  public void one() {
    new Port(Boat::sail).start();
  }

  void rest(int a) {
    print(a);
  }
}
