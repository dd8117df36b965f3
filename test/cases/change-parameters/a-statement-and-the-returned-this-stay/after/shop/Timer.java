package shop;

class Timer {
  private Span wait;

  Timer waitFor(Span wait) {
    announce(7);
    this.wait = wait;
    return this;
  }
}
