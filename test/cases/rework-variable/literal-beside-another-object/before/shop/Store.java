package shop;

class Store {
  Codec codec;
  void plan(Tail tail) {
    keep.it(1);
    this.codec = new Codec(3);
  }
}
