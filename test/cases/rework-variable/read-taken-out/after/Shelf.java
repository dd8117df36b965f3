class Shelf {
  private int most;

  void fill(Book[] row) {
    open();
    Book first = row[0];
    place(first, 3);
    close();
  }

  void empty(Book[] row) {
    open();
    Book last = row[row.length - 1];
    drop(last);
    close();
  }

  void count(int key) {
    open();
    int pages = find(key).pages;
    print(pages);
    close();
  }
}
