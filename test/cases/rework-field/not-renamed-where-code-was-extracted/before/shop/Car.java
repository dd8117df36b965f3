package shop;

class Car extends Base {
  Buf buf;
  Kind kind;
  int size;
  void go() {
    open();
    show(kind);
  }
  void one(int q) {
    buf.one(q);
  }
  boolean two() {
    return size > 7;
  }
  void end() {
    buf.close();
  }
}
