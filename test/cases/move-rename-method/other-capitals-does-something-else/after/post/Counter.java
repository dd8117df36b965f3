package post;

class Counter {
  void open() {
    sweep(3);
    ring();
  }

  void handOut() {
    if (drawer.isShut()) {
      drawer.pull(3);
    }
  }

  int tables() {
    return 7;
  }
}
