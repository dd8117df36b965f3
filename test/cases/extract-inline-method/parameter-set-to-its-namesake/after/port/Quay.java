package port;

class Quay {
  Boat marks;

  void load(Boat marks, int x) {
    start(1);
    keep(marks);
    print(x, 7);
  }

  private void keep(Boat lids) {
    open(8);
    this.marks = lids;
    shut(9);
  }

  void rest(int a) {
    sink(a);
  }
}
