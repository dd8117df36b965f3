package shop;

class Plan {
  void plan(int count) {
    prepare("plan");
    new Hall().step(count);
    finish(count, "end");
  }
}
