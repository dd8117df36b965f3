package shop;

class Tools {
  int count;
  int kept() { return count + 1; }
  static void fill(Crates c, int n) {
    open(c);
    c.fill(n);
    log(n, 3);
  }
}
