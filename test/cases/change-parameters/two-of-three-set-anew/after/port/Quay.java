package port;

class Quay {
  Quay(Ship ship, Sea sea, Lid lid) {
    store(ship);
    store(sea);
    store(lid);
    open(4);
  }

  void rest(int a) {
    sink(a);
  }
}
