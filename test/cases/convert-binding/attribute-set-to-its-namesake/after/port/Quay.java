package port;

class Quay {
  Boat lids;
  Boat marks;

  void load(int x) {
    start(1);
    keep(marks);
    print(x, 7);
  }

  private void keep(Boat lids) {
    open(8);
    this.lids = lids;
    shut(9);
  }

  void rest(int a) {
    sink(a);
  }
}
