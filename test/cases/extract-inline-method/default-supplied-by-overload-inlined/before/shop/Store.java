package shop;

class Store {
  int count;
  int kept() { return count + 1; }
  void plan(Crates crates, int weight) {
    open(weight);
    fill(crates);
    close(crates);
  }
  void fill(Crates c, int n) {
    open(c);
    c.fill(n);
    log(n, 3);
  }
  void fill(Crates c) {
    fill(c, 3);
  }
}
