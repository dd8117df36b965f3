package shop;

class Car extends Base {
  Buf buf;
  int size;
  int extra;
  Part part;
  Car(String s, Kind k) {
    this(new Part(s, k));
  }
  Car(Part p) {
    super(p);
    this.part = p;
    open();
  }
  void end() {
    buf.close();
  }
}
