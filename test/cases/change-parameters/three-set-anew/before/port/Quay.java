package port;

class Quay {
  Quay(Boat boat, String name, Dock dock) {
    store(boat);
    store(name);
    store(dock);
    open(4);
  }

  void rest(int a) {
    sink(a);
  }
}
