package port;

class Quay {
  static final int SIZE = 9;
  static final String NAME = "n";
  static final boolean BIG = true;

  public void one() {
    Port p = open(b -> b.sail());
    use(p);
  }

  void rest(int a) {
    print(a);
  }
}
