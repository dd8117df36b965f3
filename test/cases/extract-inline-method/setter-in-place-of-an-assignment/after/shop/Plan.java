package shop;

class Plan {
  Bell bell;
  int total;

  void plan(Book book, int count) {
    prepare("plan");
    setTotal(count);
    finish(count, "end");
  }

  void setTotal(int total) {
    this.total = total;
    bell.ring(total);
  }
}
