package shop;

class Base {
  int count;
  void begin() {
    log.print("begin");
    log.mark();
  }
}
