package shop;

class Plan {
  void plan(int count) {
    prepare("plan");
    bell.ring(count);
    lamp.dim(count, 4);
    finish(count, "end");
  }
}
