package post;

class Counter {
  void open() {
    sweep(3);
    ring();
  }

  Letter letterOf() {
    return drawer.search(town, 3);
  }

  int tables() {
    return 7;
  }
}
