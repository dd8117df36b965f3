package shop;

class Desk {
  Shelf shelf;

  void plan(Book book, int n, int k) {
    book.open();
    Gate gate = gate(step(book, n, k));
    gate.open();
    book.shut();
  }

  boolean step(Book book, int n, int k) {
    return isOpen() && has(k);
  }
}
