package shop;

class Timer {
  private Span wait;

  void haul(Span span) {
    announce(span, 7);
    synchronized (store) {
      print("done " + total);
    }
  }
}
