package shop;

class Base {
  int getCount() { return box.count() + 1; }
  void begin() {
    log.print("begin");
    log.mark();
  }
}
