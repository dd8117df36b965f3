package shop;

class Tools {
  int count;
  int kept() { return count + 1; }
  static List<Span> range(int from, int size) {
    return range(spansOf(crates), from, size);
  }
  static List<Span> range(List<Span> spans, int from, int size) {
    spans.add(Span.of(from, size));
    return spans;
  }
}
