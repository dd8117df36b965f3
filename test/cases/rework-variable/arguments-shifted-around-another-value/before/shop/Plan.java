package shop;

class Plan {
  Shelf shelf;

  void plan(Book book, int count, int more, String key) {
    prepare("plan");
    check(count);
    shelf.put(more, count, book);
    finish(more);
  }
}
