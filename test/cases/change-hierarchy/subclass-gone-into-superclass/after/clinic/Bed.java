package clinic;

class Bed {
  void make() {
    fold(1);
    tuck(2);
  }

  void raise() {
    pump(3);
    lock(4);
  }
}
