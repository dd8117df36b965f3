package shop;

class Car {
  Box box;
  Log log;
  Part part;
  int plan(Part a) {
    log.print(a);
    int n = box.get(a, 1);
    gate.open(n);
    return 1;
  }
  void plot(Part a) {
    int k = a.size();
    box.add(k);
    log.mark(k);
    gate.shut();
  }
  void plead(Part a) {
    log.tell(part);
    box.take(part);
    gate.bar();
  }
}
