package shop;

class Plan {
  Shelf shelf;

  void plan(Book book, int count, int more, String key) {
    prepare("plan");
    check(count);
    int size = book.width;
    shelf.put(count, size);
    finish(more);
  }
}
