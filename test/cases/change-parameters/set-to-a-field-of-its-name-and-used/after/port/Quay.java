package port;

class Quay {
  private Boat marks;
  private Dock dock;

  Quay(Dock dock, Ship lids) {
    base(dock);
    this.marks = lids;
    print(lids);
  }

  void rest(int a) {
    sink(a);
  }
}
