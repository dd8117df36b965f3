package shop;

class Desk {
  Shelf shelf;

  void plan(Book book, int n, int k) {
    book.open();
    shelf = open(new Page(book.text(n)));
    book.shut();
  }
}
