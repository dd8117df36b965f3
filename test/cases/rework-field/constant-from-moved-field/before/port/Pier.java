package port;

class Pier {

  void load(int b) {
    use(Quay.FIRST);
    go(b);
  }
}
