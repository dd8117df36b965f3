package shop;

class Plan {
  Log log;

  void plan(Book book, int count, Pack pack, Shelf near, Shelf far) {
    prepare("plan");
    check(count, "start");
    step(book, count, pack, near, far);
  }

  void step(Book book, int count, Pack pack, Shelf near, Shelf far) {
    Racks.load(book, 3);
  }
}
