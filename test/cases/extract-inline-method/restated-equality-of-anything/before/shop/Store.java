package shop;

class Store {
  int count;
  int kept() { return count + 1; }
  void plan(Crates crates, int weight) {
    open(weight);
    List<Span> all = spansOf(crates);
    assertEquals(8, size(all));
    send(all);
    close(crates);
  }
}
