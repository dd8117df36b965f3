package port;

class Shelf {
  void fill(Cook cook) {
    long row = cook.rows();
    if (check(row, 1)) {
      stop();
    }
    put((int) row, 4);
    close();
  }

  void label(Cook cook) {
    Row row = cook.row();
    if (check(row, 2)) {
      stop();
    }
    this.last = row.size();
    close();
  }
}
