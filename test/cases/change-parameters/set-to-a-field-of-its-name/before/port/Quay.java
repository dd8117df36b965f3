package port;

class Quay {
  private Boat marks;
  private Dock dock;

  Quay(Boat marks) {
    this.marks = marks;
  }

  void rest(int a) {
    sink(a);
  }
}
