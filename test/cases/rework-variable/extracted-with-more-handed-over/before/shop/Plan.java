package shop;

class Plan {
  Shelf shelf;
  int total;

  void plan(Book book, int count, int more, Shelf near, Shelf far) {
    prepare("plan");
    Pack pack = open(count);
    shelf.first(more).load(book);
    finish(more);
  }
}
