package port;

class Quay {
  Quay(Boat boat, String name) {
    this.boat = boat;
    this.name = name;
    open(4);
  }

  void rest(int a) {
    sink(a);
  }
}
