package port;

class Quay {
  Boat boat;
  String name;
  Dock dock;
  int depth;

  Quay(Boat boat, String name) {
    this.boat = boat;
    this.name = name;
  }

  void rest(int a) {
    sink(a);
  }
}
