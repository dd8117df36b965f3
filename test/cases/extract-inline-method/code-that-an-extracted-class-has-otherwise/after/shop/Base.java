package shop;

class Base {
  int count;
  String name;
  Base() {
    log.mark();
  }
  Object begin(int x) {
    crate.open(x);
    return null;
  }
  void amend(int x) {
    box.put(limit);
  }
}
