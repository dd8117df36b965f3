package port;

interface Dock {
  void take();
}
