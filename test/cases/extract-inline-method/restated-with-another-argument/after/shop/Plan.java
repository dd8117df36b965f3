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
    step(book, count);
    finish(count, "end");
  }

  void step(Book book, int count) {
    bell.ring("in");
    lamp.dim(4);
    shelf.put(book, total);
    door.shut(true);
  }
}
