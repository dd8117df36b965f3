package shop;

class Plan {
  Bell bell;
  int total;

  void plan(Book book, int count) {
    prepare("plan");
    this.total = count;
    finish(count, "end");
  }
}
