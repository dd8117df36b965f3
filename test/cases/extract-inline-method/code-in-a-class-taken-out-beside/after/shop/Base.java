package shop;

class Base {
  int count;
  String name;
  void begin(int x) {
    crate.open(x);
    log.print("begin");
  }
}
