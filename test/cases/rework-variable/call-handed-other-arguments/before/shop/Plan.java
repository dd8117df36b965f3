package shop;

class Plan {
  Shelf shelf;

  void plan(Book book, int count, int more, String key) {
    prepare("plan");
    check(count);
    Pair pair = make(more);
    shelf.put(book, pair);
    finish(key);
  }
}
