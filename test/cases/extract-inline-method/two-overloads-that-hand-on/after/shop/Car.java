package shop;

class Car {
  Box box;
  Log log;
  Part part;
  void plan(Part a) {
    step(a);
    gate.open();
  }
  void step(Part a) {
    step(a, 1);
  }
  void step(Part a, int n) {
    step(a, n, true);
  }
  void step(Part a, int n, boolean full) {
    log.print(a);
    box.put(a);
  }
}
