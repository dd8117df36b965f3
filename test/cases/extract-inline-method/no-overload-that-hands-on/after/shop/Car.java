package shop;

class Car {
  Box box;
  Log log;
  Part part;
  void plan(Part a) {
    step(a);
    gate.open();
  }
  void plot(Part a) {
    walk(a);
    gate.shut();
  }
  void step(Part a) {
    stride(a, true);
  }
  void stride(Part a, boolean full) {
    log.print(a);
    box.put(a);
  }
  void walk(Part a) {
    gate.bar();
    walk(a, true);
  }
  void walk(Part a, boolean full) {
    log.mark(a);
    box.add(a);
  }
}
