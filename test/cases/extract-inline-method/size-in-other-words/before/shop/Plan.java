package shop;

class Plan {
  Log log;
  Shelf shelf;

  void plan(Book book, int count, Pack pack) {
    prepare("plan");
    check(count, "start");
    assertEquals(3, pack.size());
  }
}
