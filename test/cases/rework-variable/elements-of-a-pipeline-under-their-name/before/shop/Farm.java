package shop;

class Farm {
  void feed(List<Hen> hens, Bucket bucket) {
    bucket.fill();
    for (final Hen hen : hens) {
      bucket.pour(hen.trough());
      hen.call();
    }
    bucket.rinse();
  }
}
