package port;

class Quay {
  Boat boat;
  String name;
  Dock dock;
  int depth;

  Quay(Boat boat, String name, Dock dock, int depth) {
    this.boat = boat;
    this.name = name;
    this.dock = dock;
    this.depth = depth;
  }

  void rest(int a) {
    sink(a);
  }
}
