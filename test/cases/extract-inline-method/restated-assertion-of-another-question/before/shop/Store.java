package shop;

class Store {
  int count;
  int kept() { return count + 1; }
  void plan(Crates crates, int weight) {
    open(weight);
    List<Span> all = spansOf(crates);
    assertTrue("no", sorted(all, 100, 800));
    send(all);
    close(crates);
  }
}
