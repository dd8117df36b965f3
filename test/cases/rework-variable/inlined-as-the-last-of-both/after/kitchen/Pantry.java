package kitchen;

class Pantry {
  private int count;

  void keep(Shelf shelf, Lid top) {
    store(top);
    count += 2;
    count++;
  }

  int count() {
    return count;
  }
}
