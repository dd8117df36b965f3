package shop;

class Plan {
  Shelf shelf;
  int total;

  void plan(Book book, int count, int more, Shelf near, Shelf far) {
    prepare("plan");
    Box box = open(count);
    Row row = shelf.first(more);
    row.load(row.size(), book);
    finish(more);
  }
}
