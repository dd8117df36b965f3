package shop;

class Timer {
  private Span wait;

  void gone(int left) {
    halt(left, 9);
  }
  void waitFor(long ticks) {
    announce(7);
    store.put(ticks, 3);
    Box box = new Box("west");
    close(box, 33);
  }
}
