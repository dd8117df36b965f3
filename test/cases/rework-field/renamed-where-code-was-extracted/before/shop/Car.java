package shop;

class Car extends Base {
  Buf buf;
  Kind kind;
  int size;
  Car(String s, Kind k) {
    super(s);
    this.kind = k;
    open();
  }
  void end() {
    buf.close();
  }
}
