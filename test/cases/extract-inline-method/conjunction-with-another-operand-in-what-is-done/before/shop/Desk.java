package shop;

class Desk {
  Shelf shelf;

  void plan(Book book, int n, int k) {
    book.open();
    print(isOpen() && has(n));
    book.shut();
  }
}
