package shop;

class Store {
  Codec codec;
  void plan(Tail tail) {
    keep.it(1);
    run(Pool.take(2, "zip"));
  }
}
