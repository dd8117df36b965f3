package port;

class Quay {
  Boat boat;
  String name;
  Dock dock;
  int depth;

  Quay(Boat boat) {
    this.boat = boat;
  }

  void rest(int a) {
    sink(a);
  }
}
