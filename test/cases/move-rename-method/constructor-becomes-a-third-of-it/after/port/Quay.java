package port;

class Quay {
  Boat boat;
  String name;
  Dock dock;
  int depth;

  Quay() {
  }

  public void init(Boat boat, String name, Dock dock) {
    this.dock = dock;
  }

  void rest(int a) {
    sink(a);
  }
}
