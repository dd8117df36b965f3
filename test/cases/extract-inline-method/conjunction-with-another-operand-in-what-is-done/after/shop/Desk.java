package shop;

class Desk {
  Shelf shelf;

  void plan(Book book, int n, int k) {
    book.open();
    print(step(book, n, k));
    book.shut();
  }

  boolean step(Book book, int n, int k) {
    return isOpen() && has(k);
  }
}
