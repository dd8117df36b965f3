package shop;

class Store {
  int count;
  int kept() { return count + 1; }
  void plan(Crates crates, int weight) {
    open(weight);
    List<Span> all = spansOf(crates);
    assertThat(ordered(all, 100, 800), is(weight));
    send(all);
    close(crates);
  }
}
