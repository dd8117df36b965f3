package shop;

class Plan {
  Shelf shelf;

  Book plan(Book book, int count, int more, String key) {
    prepare("plan");
    check(count);
    return shelf.load(count);
  }
}
