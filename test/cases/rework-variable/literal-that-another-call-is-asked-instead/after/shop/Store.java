package shop;

class Store {
  Codec codec;
  void plan(Tail tail) {
    keep.it(1);
    this.codec = pool.take(3);
  }
}
