package shop;

class Car extends Base {
  Buf buf;
  Kind kind;
  int size;
  void go() {
    step();
  }
  void step() {
    open();
    show(kind);
  }
  void end() {
    buf.close();
  }
}
