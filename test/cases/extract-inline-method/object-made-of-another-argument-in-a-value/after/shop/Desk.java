package shop;

class Desk {
  Shelf shelf;

  void plan(Book book, int n, int k) {
    book.open();
    print(step(book, n, k));
    book.shut();
  }

  Page step(Book book, int n, int k) {
    return new Page(8, n);
  }
}
