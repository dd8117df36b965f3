package port;

class Quay {
  Quay(Boat boat) {
    this.boat = boat;
  }

  void rest(int a) {
    sink(a);
  }
}
