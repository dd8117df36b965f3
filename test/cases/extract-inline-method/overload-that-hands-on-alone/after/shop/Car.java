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
    step(a, true);
  }
  void step(Part a, boolean full) {
    log.print(a);
    box.put(a);
  }
  void walk(Part a) {
    walk(a, true);
  }
  void walk(Part a, boolean full) {
    log.mark(a, full);
    box.add(a);
  }
}
