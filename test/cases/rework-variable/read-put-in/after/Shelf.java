class Shelf {
  private int most;

  void fill(Book[] row) {
    open();
    place(row[0], 3);
    close();
  }

  int count(int key) {
    this.most = find(key).pages + 1;
    return key;
  }
}
