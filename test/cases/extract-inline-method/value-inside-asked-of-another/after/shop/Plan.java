package shop;

class Plan {
  Shelf shelf;
  Shelf attic;

  void plan(Book book, int count) {
    prepare("plan");
    print(step(book, count));
    finish(count, "end");
  }

  Node step(Book book, int count) {
    return attic.find(book, count);
  }
}
