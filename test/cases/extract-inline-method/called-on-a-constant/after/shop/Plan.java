package shop;

class Plan {
  void plan(int count) {
    prepare("plan");
    Rooms.LARGE.step(count);
    finish(count, "end");
  }
}
