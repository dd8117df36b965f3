package shop;

class Plan extends Kitchen {
  void plan(int count) {
    prepare("plan");
    bell.ring(count);
    lamp.dim(count, 4);
    finish(count, "end");
  }
}
