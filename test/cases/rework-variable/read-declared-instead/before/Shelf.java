class Shelf {
  private int most;

  void fill(Book[] row) {
    int weight = weigh(row[0]);
    raise(weight);
    close();
  }

  void empty(Book[] row) {
    Sum sum = sumOf(row[0], 3);
    show(sum);
    close();
  }
}
