package port;

class Quay {
  Boat marks;

  void load(Boat marks, int x) {
    start(1);
    open(8);
    this.marks = marks;
    shut(9);
    print(x, 7);
  }

  void rest(int a) {
    sink(a);
  }
}
