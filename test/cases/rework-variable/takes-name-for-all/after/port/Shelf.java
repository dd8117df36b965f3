package port;

class Shelf {
  void fill(Cook cook) {
    long all = cook.rows();
    if (check(all, 1)) {
      stop();
    }
    int row = (int) all;
    this.last = row;
    close();
  }

  void label(Cook cook) {
    int[] places = cook.places();
    if (check(places, 2)) {
      stop();
    }
    int first = places[0];
    put(first, 3);
    close();
  }
}
