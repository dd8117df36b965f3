package shop;

class Store {
  int count;
  int kept() { return count + 1; }
  void plan(Crates crates, Span span, int weight) {
    open(weight);
    String type = span.name(weight);
    send(type);
    close(crates);
  }
}
