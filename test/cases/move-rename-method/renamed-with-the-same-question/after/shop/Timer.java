package shop;

class Timer {
  private Span wait;

  void haul(Span span) {
    announce(span, 7);
    if (store.isOpen()) {
      print("done " + total);
    }
  }
}
