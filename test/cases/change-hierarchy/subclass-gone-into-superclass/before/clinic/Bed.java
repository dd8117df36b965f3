package clinic;

class Bed {
  void make() {
    fold(1);
    tuck(2);
  }
}
