package shop;

class Desk {
  Shelf shelf;

  void plan(Book book, int n, int k) {
    book.open();
    print(3, step(book, n, k));
    book.shut();
  }

  String step(Book book, int n, int k) {
    return "From " + book.left(n) + " to " + book.right(n) + "!";
  }
}
