package shop;

class Timer {
  private Span wait;

  void waitFor(Span span) {
    this.wait = lookUp(span, "day");
  }
}
