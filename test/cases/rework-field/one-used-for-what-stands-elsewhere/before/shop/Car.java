package shop;

class Car extends Base {
  Buf buf;
  Kind kind;
  int size;
  int last;
  Kind name;
  void tell(int q) {
    show(name, q);
  }
  void ask(int q) {
    mark(kind, q);
  }
  void end() {
    buf.close();
  }
}
