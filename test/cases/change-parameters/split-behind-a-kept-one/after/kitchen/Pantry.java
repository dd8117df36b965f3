package kitchen;

class Pantry {
  private int count;
  private Shelf shelf;

  void keep(Shelf shelf, Lid lid, Weight weight) {
    register(shelf, lid, weight);
    count++;
  }

  int count() {
    return count;
  }
}
