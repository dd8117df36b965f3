package port;

class Quay {
  private Boat marks;
  private Dock dock;

  void load(Dock dock, Boat marks) {
    base(dock);
    this.marks = marks;
  }

  void rest(int a) {
    sink(a);
  }
}
