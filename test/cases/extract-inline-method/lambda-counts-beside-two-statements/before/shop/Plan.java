package shop;

class Plan {
  Room room;

  void plan(Book book, int count) {
    prepare("plan");
    run(one -> shelf.put(one, count));
    finish(count, "end");
  }
}
