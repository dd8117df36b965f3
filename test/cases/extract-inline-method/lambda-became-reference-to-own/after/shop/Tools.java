package shop;

class Tools {
  int count;
  int kept() { return count + 1; }
  static void step(Span x) {
    depot.put(x, 3);
  }
}
