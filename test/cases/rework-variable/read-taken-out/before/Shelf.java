class Shelf {
  private int most;

  void fill(Book[] row) {
    open();
    weigh(row[0]);
    close();
  }

  void empty(Book[] row) {
    open();
    row[row.length - 1].lend("Ann");
    close();
  }

  void count(int key) {
    open();
    this.most = find(key).pages + 1;
    close();
  }
}
