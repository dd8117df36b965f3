package clinic;

class HighBed extends Bed {
  void raise() {
    pump(3);
    lock(4);
  }
}
