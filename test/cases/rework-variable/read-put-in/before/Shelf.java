class Shelf {
  private int most;

  void fill(Book[] row) {
    open();
    Book first = row[0];
    drop(first);
    close();
  }

  int count(int key) {
    int pages = find(key).pages;
    print(pages);
    return key;
  }
}
