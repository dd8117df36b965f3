package shop;

class Car extends Base {
  Buf buf;
  int size;
  int extra;
  Part part;
  void go() {
    open();
    show(part);
  }
  void end() {
    buf.close();
  }
}
