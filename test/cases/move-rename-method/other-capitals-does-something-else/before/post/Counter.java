package post;

class Counter {
  void open() {
    sweep(3);
    ring();
  }

  void handout() {
    shelf.sort(street);
  }

  int tables() {
    return 7;
  }
}
