package port;

interface Dock {
  int berthed(int x);
}
