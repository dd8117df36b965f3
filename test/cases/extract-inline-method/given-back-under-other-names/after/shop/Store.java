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
  String step(Span one, int size) {
    Kind kind = (Kind) one;
    log(kind, 5);
    mark(crates);
    return one.name(size);
  }
}
