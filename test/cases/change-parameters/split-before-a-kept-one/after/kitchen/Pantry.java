package kitchen;

class Pantry {
  private int count;
  private Shelf shelf;

  void keep(Lid lid, Weight weight, Shelf shelf) {
    register(lid, weight, shelf);
    count++;
  }

  int count() {
    return count;
  }
}
