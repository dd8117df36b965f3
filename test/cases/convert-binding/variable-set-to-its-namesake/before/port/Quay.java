package port;

class Quay {
  Boat marks;

  void load(int x) {
    Boat marks = find(3);
    open(8);
    this.marks = marks;
    shut(9);
    print(x, 7);
  }

  void rest(int a) {
    sink(a);
  }
}
