class Pier {
  int length;
  private Gate gate;

  void load(Box box) {
    ramp.push(box);
    close();
  }

  void close() {
    gate.shut();
  }
}
