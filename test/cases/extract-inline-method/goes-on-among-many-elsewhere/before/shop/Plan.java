package shop;

class Plan {
  Room room;

  void plan(Book book, int count) {
    prepare("plan");
    shelf.put(book, count);
    finish(count, "end");
  }
}
