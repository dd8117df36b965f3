package kitchen;

class Pantry {
  private int count;
  private Shelf shelf;

  void keep(Shelf shelf, Weight weight, Lid lid) {
    register(shelf, weight, lid);
    count++;
  }

  int count() {
    return count;
  }
}
