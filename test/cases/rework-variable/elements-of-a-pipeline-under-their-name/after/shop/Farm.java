package shop;

class Farm {
  void feed(List<Hen> hens, Bucket bucket) {
    bucket.fill();
    hens.forEach(hen -> {
      bucket.pour(hen.trough());
      hen.call();
    });
    bucket.rinse();
  }
}
