package port;

class Quay {
  static final int SIZE = 9;
  static final String NAME = "n";
  static final boolean BIG = true;
  private static final Job JOB_ONE = b -> b.sail();

  public void one() {
    Port p = open(JOB_ONE);
    use(p);
  }

  void rest(int a) {
    print(a);
  }
}
