package shop;

class Car extends Base {
  Buf buf;
  Part part;
  int size;
  void go() {
    step();
  }
  void step() {
    open();
    show(part);
  }
  void one(int q) {
    buf.one(part);
  }
  boolean two() {
    return part == null;
  }
  void end() {
    buf.close();
  }
}
