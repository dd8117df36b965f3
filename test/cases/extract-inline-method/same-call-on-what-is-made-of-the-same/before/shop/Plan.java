package shop;

class Plan {
  Log log;

  void plan(Book book, int count, Pack pack, Shelf near, Shelf far) {
    prepare("plan");
    check(count, "start");
    near.first(pack).load(book);
  }
}
