package shop;

class Desk {
  Shelf shelf;

  void plan(Book book, int n, int k) {
    book.open();
    print(step(book, n, k));
    book.shut();
  }

  int step(Book book, int n, int k) {
    return size(n) + 8;
  }
}
