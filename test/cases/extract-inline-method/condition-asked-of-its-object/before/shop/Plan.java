package shop;

class Plan {
  Room room;

  void plan(Book book, int count) {
    prepare("plan");
    if (room.shelf.holds(book)) {
      print(book);
    }
    finish(count, "end");
  }
}
