package shop;

class Plan {
  Shelf shelf;
  Shelf attic;

  void plan(Book book, int count) {
    prepare("plan");
    print(shelf.find(book, count));
    finish(count, "end");
  }
}
