package store;

class Apart {
  void stay() {
    keepOn(1);
  }

  void processOne(Box box, int a) {
    open(box, 1);
    check(a, box, 2);
  }

  void processTwo(Box box, int a) {
    pile(box.size(), 3);
    close(a - 4);
  }
}
