package shop;

class Store {
  Codec codec;
  void plan(Tail tail) {
    keep.it(1);
    int size = 3;
    this.codec = new Lid(size);
  }
}
