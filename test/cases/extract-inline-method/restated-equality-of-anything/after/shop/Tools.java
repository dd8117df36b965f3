package shop;

class Tools {
  int count;
  int kept() { return count + 1; }
  static void check(List<Span> spans, int from, int size) {
    assertThat(count(spans, from, size)).isEqualTo(7);
  }
}
