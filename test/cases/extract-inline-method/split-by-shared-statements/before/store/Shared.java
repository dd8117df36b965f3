package store;

class Shared {
  void stay() {
    keepOn(1);
  }

  void handle(Box box, int a) {
    open(box, 1);
    check(a, box, 2);
    pile(box.size(), 3);
    close(a - 4);
    print("five", box);
  }
}
