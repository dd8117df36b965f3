package port;

class Quay {
  static final int SIZE = 9;
  static final String NAME = "n";
  static final boolean BIG = true;

  public void one() {
    port = new Port(b -> {
    b.sail();
    b.moor(3);
  });
  }

  void rest(int a) {
    print(a);
  }
}
