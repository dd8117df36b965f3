package shop;

class Store {
  int count;
  int kept() { return count + 1; }
  void plan(Crates crates, Span span, int weight) {
    open(weight);
    String type = step(span, weight);
    send(type);
    close(crates);
  }
  String step(Span span, int weight) {
    Kind kind = (Kind) span;
    log(kind, 5);
    mark(crates);
    Depot depot = kind.depot();
    return span.name(weight);
  }
}
