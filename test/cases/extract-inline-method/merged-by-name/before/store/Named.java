package store;

class Named {
  void stay() {
    keepOn(1);
  }

  void readHead(Box box, int a) {
    open(box, 1);
    check(a, box, 2);
  }

  void readTail(Box box, int a) {
    pile(box.size(), 3);
    close(a - 4);
  }
}
