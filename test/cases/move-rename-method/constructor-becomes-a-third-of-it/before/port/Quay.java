package port;

class Quay {
  Boat boat;
  String name;
  Dock dock;
  int depth;

  Quay(Boat boat, String name, Dock dock) {
    this.boat = boat;
    this.name = name;
    this.dock = dock;
  }

  void rest(int a) {
    sink(a);
  }
}
