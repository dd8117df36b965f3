package port;

class Quay {
  Quay(Boat boat, String name) {
    store(boat);
    store(name);
    open(4);
  }

  void rest(int a) {
    sink(a);
  }
}
