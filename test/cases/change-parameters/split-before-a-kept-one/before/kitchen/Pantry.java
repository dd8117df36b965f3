package kitchen;

class Pantry {
  private int count;
  private Shelf shelf;

  void keep(Pot pot, Shelf shelf) {
    register(pot, shelf);
    count++;
  }

  int count() {
    return count;
  }
}
