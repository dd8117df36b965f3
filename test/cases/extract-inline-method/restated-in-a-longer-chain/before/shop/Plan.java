package shop;

class Plan {
  Shelf shelf;
  Lamp lamp;
  Bell bell;
  Door door;
  Page page;
  int total;

  void plan(Book book, int count) {
    prepare("plan");
    shelf.put(book, count);
    finish(count, "end");
  }
}
