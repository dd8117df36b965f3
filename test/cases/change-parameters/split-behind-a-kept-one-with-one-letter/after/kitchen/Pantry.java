package kitchen;

class Pantry {
  private int count;
  private Shelf shelf;

  void keep(Shelf shelf, Lid lid, Label label) {
    register(shelf, lid, label);
    count++;
  }

  int count() {
    return count;
  }
}
