package shop;

class Car {
  Box box;
  Log log;
  Part part;
  int plan(Part a) {
    int n = step(a);
    gate.open(n);
    return 1;
  }
  void plot(Part a) {
    walk(a);
    gate.shut();
  }
  void plead(Part a) {
    run(part);
    gate.bar();
  }
  int step(Part a) {
    return step(a, true);
  }
  int step(Part a, boolean full) {
    log.print(a);
    return box.get(a, 1);
  }
  void walk(Part a) {
    walk(a, true);
  }
  void walk(Part a, boolean full) {
    int m = a.size();
    box.add(m);
    log.mark(m);
  }
  void run(Part a) {
    run(a, true);
  }
  void run(Part a, boolean full) {
    log.tell(a);
    box.take(a);
  }
}
