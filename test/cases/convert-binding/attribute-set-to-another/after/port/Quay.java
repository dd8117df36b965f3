package port;

class Quay {
  Boat held;
  Boat marks;

  void load(int x) {
    start(1);
    keep(marks);
    print(x, 7);
  }

  private void keep(Boat lids) {
    open(8);
    this.held = lids;
    shut(9);
  }

  void rest(int a) {
    sink(a);
  }
}
