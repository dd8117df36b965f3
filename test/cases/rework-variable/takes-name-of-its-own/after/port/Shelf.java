package port;

class Shelf {
  void fill(Cook cook) {
    long all = cook.rows();
    if (check(all, 1)) {
      stop();
    }
    int row = (int) all;
    put(row, 4);
    close();
  }

  void label(Cook cook) {
    Row full = cook.row();
    if (check(full, 2)) {
      stop();
    }
    int row = full.size();
    this.last = row;
    close();
  }
}
