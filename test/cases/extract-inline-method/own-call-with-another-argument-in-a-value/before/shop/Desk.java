package shop;

class Desk {
  Shelf shelf;

  void plan(Book book, int n, int k) {
    book.open();
    print(find(7, n));
    book.shut();
  }
}
