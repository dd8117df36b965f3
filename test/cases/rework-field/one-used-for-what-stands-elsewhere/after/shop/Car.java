package shop;

class Car extends Base {
  Buf buf;
  int size;
  int last;
  int more;
  Part part;
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
