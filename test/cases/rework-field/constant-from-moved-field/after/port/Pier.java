package port;

class Pier {
  static final Byte ONE_JOB = Byte.valueOf((byte) 'S');
  static final Port[] FIRST = { ONE_JOB, open(1), ONE_JOB };

  void load(int b) {
    use(FIRST);
    go(b);
  }
}
