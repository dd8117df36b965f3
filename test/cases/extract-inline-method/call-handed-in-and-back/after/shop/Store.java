package shop;

class Store {
  int count;
  int kept() { return count + 1; }
  void plan(Crates crates, int weight) {
    open(weight);
    List<Span> all = Tools.range(spansOf(crates), 0, 100);
    send(all);
    close(crates);
  }
}
