package shop;

class Timer {
  private Span wait;

  void waitFor(long wait, Unit unit) {
    this.wait = unit.spanOf(wait);
  }
}
