package shop;

class Timer {
  private Span wait;

  Timer waitFor(long wait, Unit unit) {
    announce(7);
    this.wait = new Span(wait, unit);
    return this;
  }
}
