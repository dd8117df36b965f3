package shop;

class Base {
  int count;
  String name;
  void begin(int x) {
    crate.open(x);
    log.print("begin");
  }
  void query(int x) {
    if (x > 9) {
      crate.clear();
    }
  }
  void amend(int x) {
    log.print("stop");
    box.put(limit);
  }
}
