class Shelf {
  private int most;

  void fill(Book[] row, int at) {
    int weight = weigh(row[at]);
    raise(weight);
    close();
  }

  void empty(Book[] row, int at) {
    Sum sum = sumOf(row[at], 3);
    show(sum);
    close();
  }
}
