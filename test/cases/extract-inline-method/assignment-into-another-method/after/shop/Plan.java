package shop;

class Plan {
  Bell bell;
  int total;

  void plan(Book book, int count) {
    prepare("plan");
    putTotal(12);
    finish(count, "end");
  }

  void putTotal(int total) {
    this.total = total;
    bell.ring(total);
  }
}
