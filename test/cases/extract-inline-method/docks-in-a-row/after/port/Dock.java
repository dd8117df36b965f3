package port;

interface Dock {
  void take(int x);
}
