class Pier {
  int length;
  private Crane crane;

  void load(Box box) {
    crane.lift(box);
    close();
  }

  void close() {
    gate.shut();
  }
}
