package shop;

class Timer {
  private Span wait;

  void waitFor(long ticks) {
    if (store.isOpen()) {
      store.put(ticks, 3);
    }
  }
}
