package port;

class Quay {
  private Boat marks;
  private Dock dock;

  void load(Dock dock, Ship lids) {
    base(dock);
    this.marks = lids;
  }

  void rest(int a) {
    sink(a);
  }
}
