package shop;

class Timer {
  private Span wait;

  void waitFor(long ticks) {
    this.wait = ticks + 1;
  }
}
