package post;

class Counter {
  void open() {
    sweep(3);
    ring();
  }

  Letter letter() {
    return shelf.top(street);
  }

  int tables() {
    return 7;
  }
}
