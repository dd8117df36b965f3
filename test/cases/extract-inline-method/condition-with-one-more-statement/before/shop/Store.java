package shop;

class Store {
  int count;
  int kept() { return count + 1; }
  void plan(Crates crates, Span span, int weight) {
    open(weight);
    if (span.isOpen()) {
      send(span, 4);
    }
    close(crates);
  }
}
