package shop;

class Plan extends Kitchen {
  void plan(int count) {
    prepare("plan");
    step(count);
    finish(count, "end");
  }
}
