package post;

class Counter {
  void open() {
    sweep(3);
    ring();
  }

  Letter letterOf() {
    return "none";
  }

  int tables() {
    return 7;
  }
}
