package port;

class Quay {
  Quay(Ship ship, Sea sea, Lid lid) {
    this.ship = ship;
    this.sea = sea;
    this.lid = lid;
  }

  void rest(int a) {
    sink(a);
  }
}
