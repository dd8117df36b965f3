package port;

class Quay {
  void load(Dock dock, Boat marks) {
    start(3);
    keep0(dock);
  }

  void rest(int a) {
    sink(a);
  }
}
