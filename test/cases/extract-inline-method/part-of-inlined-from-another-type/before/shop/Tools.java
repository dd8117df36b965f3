package shop;

class Tools {
  int count;
  int kept() { return count + 1; }
  static String step(Span span, int weight) {
    Kind kind = (Kind) span;
    log(kind, 5);
    mark(crates);
    Depot depot = kind.depot();
    return span.name(weight);
  }
}
