package shop;

class Plan {
  Shelf shelf;

  void plan(Book book, int count, int more) {
    prepare("plan");
    Book found = shelf.load(count);
    check(count);
    shelf.put(found, 3, 4);
  }
}
