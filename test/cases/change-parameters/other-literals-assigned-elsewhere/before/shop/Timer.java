package shop;

class Timer {
  private Span wait;

  void waitFor(long ticks) {
    count = 12;
  }
}
