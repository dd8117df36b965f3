package shop;

class Store {
  int count;
  int kept() { return count + 1; }
  void plan(Crates crates, Span span, int weight) {
    open(weight);
    Span wide = step(span, weight);
    close(crates);
  }
  Span step(Span span, int weight) {
    if (span instanceof Wide) {
      mark(span.copy(7));
      log(8);
      fill(crates);
      drop(9);
    }
    return span;
  }
}
