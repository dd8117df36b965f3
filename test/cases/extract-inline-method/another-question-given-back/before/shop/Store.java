package shop;

class Store {
  int count;
  int kept() { return count + 1; }
  void plan(Crates crates, Span span, int weight) {
    open(weight);
    boolean ok = span.is(weight);
    send(ok, 4);
    close(crates);
  }
}
