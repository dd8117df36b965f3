package shop;

class Plan {
  Shelf shelf;
  int total;

  void plan(Book book, int count, int more, Shelf near, Shelf far) {
    prepare("plan");
    Box box = open(count);
    long size = far.fetch(3, box);
    total = 5;
    finish(more);
  }
}
