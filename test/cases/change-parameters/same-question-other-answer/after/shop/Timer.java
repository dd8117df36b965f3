package shop;

class Timer {
  private Span wait;

  void waitFor(Span span) {
    if (store.isOpen()) {
      print("done " + total);
    }
  }
}
