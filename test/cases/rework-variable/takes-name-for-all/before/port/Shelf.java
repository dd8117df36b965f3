package port;

class Shelf {
  void fill(Cook cook) {
    long row = cook.rows();
    if (check(row, 1)) {
      stop();
    }
    this.last = (int) row;
    close();
  }

  void label(Cook cook) {
    int[] row = cook.places();
    if (check(row, 2)) {
      stop();
    }
    put(row[0], 3);
    close();
  }
}
