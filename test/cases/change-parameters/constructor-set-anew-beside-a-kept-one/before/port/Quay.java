package port;

class Quay {
  Quay(Boat boat) {
    this.boat = boat;
    open(4);
  }

  void rest(int a) {
    sink(a);
  }
}
