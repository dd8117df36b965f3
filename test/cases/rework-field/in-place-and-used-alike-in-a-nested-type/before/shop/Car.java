package shop;

class Car extends Base {
  Buf buf;
  Kind kind;
  int size;
  class Inner {
    void go() {
      open();
      kind.run(7);
    }
  }
  void end() {
    buf.close();
  }
}
