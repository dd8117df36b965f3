package store;

class Whole {
  void stay() {
    keepOn(1);
  }

  void treat(Box box, int a) {
    open(box, 1);
    check(a, box, 2);
    pile(box.size(), 3);
    close(a - 4);
  }
}
