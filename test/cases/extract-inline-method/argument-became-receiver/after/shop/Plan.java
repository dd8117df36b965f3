package shop;

class Plan {
  Log log;
  Shelf shelf;

  void plan(Book book, int count, Pack pack) {
    prepare("plan");
    check(count, "start");
    step(book, count, pack);
  }

  void step(Book book, int count, Pack pack) {
    pack.header(1);
  }
}
