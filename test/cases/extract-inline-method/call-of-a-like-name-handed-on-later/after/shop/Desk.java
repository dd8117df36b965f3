package shop;

class Desk {
  Shelf shelf;

  void plan(Book book, int n, int k) {
    book.open();
    print(3, step(book, n, k));
    book.shut();
  }

  Page step(Book book, int n, int k) {
    return book.findAll(7, n);
  }
}
