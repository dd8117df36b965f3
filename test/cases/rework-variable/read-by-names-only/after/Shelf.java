class Shelf {
  private int most;

  void fill(Book[] row, int at) {
    open();
    Book first = row[at];
    place(first, 3);
    close();
  }

  void empty(Book book) {
    open();
    Cover cover = book.cover;
    drop(cover);
    close();
  }

  void count(Book[] row) {
    open();
    Book first = row[0];
    drop(first);
    close();
  }
}
