package shop;

class Base extends Car {
  int count;
  String name;
  void begin(int x) {
    crate.open(x);
    log.print("begin");
  }
}
