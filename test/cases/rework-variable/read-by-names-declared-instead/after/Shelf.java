class Shelf {
  private int most;

  void fill(Book[] row, int at) {
    Book first = row[at];
    place(first, 3);
    close();
  }

  void empty(Book[] row, int at) {
    Book book = row[at];
    show(book);
    close();
  }
}
