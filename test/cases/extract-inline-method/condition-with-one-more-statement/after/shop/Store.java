package shop;

class Store {
  int count;
  int kept() { return count + 1; }
  void plan(Crates crates, Span span, int weight) {
    open(weight);
    if (step(span, weight)) {
      send(span, 4);
    }
    close(crates);
  }
  boolean step(Span span, int weight) {
    Kind kind = kindOf(span);
    return span != null && span.isOpen();
  }
}
