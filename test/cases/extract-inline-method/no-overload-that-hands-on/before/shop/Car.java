package shop;

class Car {
  Box box;
  Log log;
  Part part;
  void plan(Part a) {
    log.print(a);
    box.put(a);
    gate.open();
  }
  void plot(Part a) {
    log.mark(a);
    box.add(a);
    gate.shut();
  }
}
