package port;

class Quay {
  Boat boat;
  String name;
  Dock dock;

  Quay(Boat boat, String name) {
    store(boat);
    print(name, 3);
  }

  void rest(int a) {
    sink(a);
  }
}
