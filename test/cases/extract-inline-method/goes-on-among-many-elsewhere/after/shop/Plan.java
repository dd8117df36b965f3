package shop;

class Plan {
  Room room;

  void plan(Book book, int count) {
    prepare("plan");
    room.step(book, count);
    finish(count, "end");
  }
}
