package port;

class Quay {
  Quay(Ship ship) {
    this.ship = ship;
    open(4);
  }

  void rest(int a) {
    sink(a);
  }
}
