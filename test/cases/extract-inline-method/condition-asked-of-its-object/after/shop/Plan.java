package shop;

class Plan {
  Room room;

  void plan(Book book, int count) {
    prepare("plan");
    if (room.step(book, count)) {
      print(book);
    }
    finish(count, "end");
  }
}
