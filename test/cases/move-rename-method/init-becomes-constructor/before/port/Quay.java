package port;

class Quay {
  Boat boat;
  String name;
  Dock dock;

  Quay(Boat boat, String name, Dock dock) {
    init(boat, name);
    this.dock = pier;
  }

  private void init(Boat ship, String text) {
    this.boat = ship;
    this.name = text;
  }

  void rest(int a) {
    sink(a);
  }
}
