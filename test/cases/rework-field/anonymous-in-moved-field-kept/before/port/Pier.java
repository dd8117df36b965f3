package port;

class Pier {

  void load(int b) {
    go(b);
  }
}
