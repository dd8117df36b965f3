package shop;

class Timer {
  private Span wait;

  void waitFor(Span span) {
    if (store.isShut()) {
      print("done " + total);
    }
  }
}
