package shop;

class Plan {
  Shelf shelf;

  void plan(Book book, int count, int more) {
    prepare("plan");
    Book place = shelf.fetch(count, book);
    check(count);
    shelf.tidy(1);
  }
}
