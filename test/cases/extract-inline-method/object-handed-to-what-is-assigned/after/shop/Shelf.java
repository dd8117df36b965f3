package shop;

class Shelf {
  void dust(int k) {
    k--;
  }

  Page step(Book book, int n, int k) {
    return new Page(book.text(n));
  }
}
