package port;

class Quay {
  private Boat held;
  private Dock dock;

  Quay(Boat marks) {
    this.held = marks;
  }

  void rest(int a) {
    sink(a);
  }
}
