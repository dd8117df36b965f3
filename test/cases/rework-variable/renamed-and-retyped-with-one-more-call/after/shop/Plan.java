package shop;

class Plan {
  Shelf shelf;

  void plan(Book book, int count, int more) {
    prepare("plan");
    Box place = shelf.load(count).box();
    check(count);
    shelf.tidy(1);
  }
}
