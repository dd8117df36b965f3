package shop;

class Timer {
  private Span wait;

  void waitFor(Span wait) {
    this.wait = wait.doubled();
  }
}
