package shop;

class Desk {
  Shelf shelf;

  void plan(Book book, int n, int k) {
    book.open();
    open(new Page(text(n)));
    book.shut();
  }
}
