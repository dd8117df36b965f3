package shop;

class Timer {
  private Span wait;

  void load(Span span) {
    announce(span, 7);
    synchronized (store) {
      store.put(total, 3);
    }
  }
}
