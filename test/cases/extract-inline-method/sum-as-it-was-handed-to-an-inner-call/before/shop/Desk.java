package shop;

class Desk {
  Shelf shelf;

  void plan(Book book, int n, int k) {
    book.open();
    print(wrap(size(n) + 7));
    book.shut();
  }
}
