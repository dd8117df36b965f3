package port;

class Quay {
  Boat lids;
  Boat marks;

  void load(int x) {
    start(1);
    open(8);
    this.lids = marks;
    shut(9);
    print(x, 7);
  }

  void rest(int a) {
    sink(a);
  }
}
