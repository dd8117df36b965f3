package shop;

class Shelf {
  void dust(int k) {
    k--;
  }

  Page step(Book book, int n, int k) {
    return book.find(7, n);
  }
}
