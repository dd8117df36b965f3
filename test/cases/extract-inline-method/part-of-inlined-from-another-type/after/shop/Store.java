package shop;

class Store {
  int count;
  int kept() { return count + 1; }
  void plan(Crates crates, Span span, int weight) {
    open(weight);
    send(span.name(weight), 5);
    close(crates);
  }
}
