class Shelf {
  private int most;

  void fill(Book[] row) {
    Book first = row[0];
    place(first, 3);
    close();
  }

  void empty(Book[] row) {
    Book book = row[0];
    show(book);
    close();
  }
}
