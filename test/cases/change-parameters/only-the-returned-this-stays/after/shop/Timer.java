package shop;

class Timer {
  private Span wait;

  Timer waitFor(Span wait) {
    this.wait = wait;
    return this;
  }
}
