package store;

class Shared {
  void stay() {
    keepOn(1);
  }

  void first(Box box, int a) {
    open(box, 1);
    check(a, box, 2);
    pile(box.size(), 3);
  }

  void second(Box box, int a) {
    open(box, 1);
    close(a - 4);
    print("five", box);
  }
}
