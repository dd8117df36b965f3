package shop;

class Timer {
  private Span wait;

  void load(Span span) {
    announce(span, 7);
    if (store.isOpen()) {
      store.put(total, 3);
    }
  }
}
