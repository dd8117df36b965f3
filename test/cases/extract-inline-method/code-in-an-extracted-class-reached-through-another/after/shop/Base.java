package shop;

class Base {
  int count;
  String name;
  void begin(int x) {
    log.print("begin");
  }
  void prepareAll(int x) {
    begin(x);
    crate.open(x);
  }
}
