package shop;

class Store {
  int count;
  int kept() { return count + 1; }
  void plan(Crates crates, int weight) {
    open(weight);
    List<Span> all = spansOf(crates);
    all.add(Span.of(0, 100));
    send(all);
    close(crates);
  }
}
