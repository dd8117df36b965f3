package shop;

class Car extends Base {
  Buf buf;
  Part part;
  int size;
  int last;
  void tell(int q) {
    show(part, q);
  }
  void ask(int q) {
    mark(part.kind(), q);
  }
  void end() {
    buf.close();
  }
}
