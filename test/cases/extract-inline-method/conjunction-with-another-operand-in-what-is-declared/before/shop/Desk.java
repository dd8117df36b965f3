package shop;

class Desk {
  Shelf shelf;

  void plan(Book book, int n, int k) {
    book.open();
    Gate gate = gate(isOpen() && has(n));
    gate.open();
    book.shut();
  }
}
