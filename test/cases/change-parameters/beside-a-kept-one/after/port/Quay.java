package port;

class Quay {
  void load(Dock dock, Ship lids) {
    start(3);
    keep0(dock);
  }

  void rest(int a) {
    sink(a);
  }
}
