package shop;

class Store {
  int count;
  int kept() { return count + 1; }
  void plan(Crates crates, int weight) {
    open(weight);
    List<Span> all = spansOf(crates);
    check(all, 100, 800);
    send(all);
    close(crates);
  }
  void check(List<Span> spans, int from, int size) {
    assertThat(ordered(spans, from, size)).describedAs("no").isTrue();
  }
}
