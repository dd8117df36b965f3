package port;

interface Dock {
  int take(int x, int y);
}
