package shop;

class Store {
  int count;
  int kept() { return count + 1; }
  void plan(Crates crates, int weight) {
    open(weight);
    send(Tools.range(0, 100));
    close(crates);
  }
}
