package shop;

class Car extends Base {
  Buf buf;
  Part part;
  int size;
  class Inner {
    void go() {
      open();
      show(part);
    }
  }
  void end() {
    buf.close();
  }
}
