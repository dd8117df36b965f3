package port;

class Quay {
  Boat boat;
  String name;
  Dock dock;

  Quay(Boat boat, String name, Dock dock) {
    init(boat, name);
    print(name, 3);
  }

  private void init(Boat boat, String name) {
    store(boat);
  }

  void rest(int a) {
    sink(a);
  }
}
