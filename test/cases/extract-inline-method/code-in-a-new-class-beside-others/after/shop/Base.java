package shop;

class Base {
  void begin(int x) {
    crate.open(x);
    log.print("begin");
  }
}
