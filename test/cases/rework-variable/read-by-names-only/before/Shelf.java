class Shelf {
  private int most;

  void fill(Book[] row, int at) {
    open();
    weigh(row[at]);
    close();
  }

  void empty(Book book) {
    open();
    book.cover.turn(3);
    close();
  }

  void count(Book[] row) {
    open();
    this.most = row[0].pages();
    close();
  }
}
