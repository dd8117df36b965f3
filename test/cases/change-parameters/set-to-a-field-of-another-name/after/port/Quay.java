package port;

class Quay {
  private Boat held;
  private Dock dock;

  Quay(Dock dock, Ship lids) {
    base(dock);
    this.held = lids;
  }

  void rest(int a) {
    sink(a);
  }
}
