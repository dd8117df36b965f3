package port;

class Quay {
  Boat boat;
  String name;
  Dock dock;
  int depth;

  Quay() {
  }

  public void setName(String name) {
    this.name = name;
  }

  void rest(int a) {
    sink(a);
  }
}
