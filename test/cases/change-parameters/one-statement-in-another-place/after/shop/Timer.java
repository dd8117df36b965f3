package shop;

class Timer {
  private Span wait;

  void first(Span other, int count) {
    shut(count);
  }
  void second(String text) {
    boot(3);
  }
  void waitFor(Span span) {
    announce(7);
    print("done " + total);
    names.clear();
  }
}
