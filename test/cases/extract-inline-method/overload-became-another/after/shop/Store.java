package shop;

class Store {
  int count;
  int kept() { return count + 1; }
  void fill(Crates c) {
    fill(c, true);
  }
  void fill(Crates c, boolean b) {
    fill(c, 3);
  }
  void fill(Crates c, int n) {
    open(c);
    c.fill(n);
    log(n, 3);
  }
}
