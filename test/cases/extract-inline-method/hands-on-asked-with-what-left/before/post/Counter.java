package post;

class Counter {
  void open() {
    sweep(3);
    hand(shelf.letters(street), town);
    ring();
  }
}
