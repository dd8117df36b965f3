package shop;

class Timer {
  private Span wait;

  void waitFor(Span span) {
    store.last = span.length();
  }
}
