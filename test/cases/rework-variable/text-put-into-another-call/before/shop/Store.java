package shop;

class Store {
  Codec codec;
  void plan(Tail tail) {
    keep.it(1);
    String kind = "zip";
    run(Writer.make(2, kind));
  }
}
