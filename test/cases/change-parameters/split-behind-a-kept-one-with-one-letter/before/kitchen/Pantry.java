package kitchen;

class Pantry {
  private int count;
  private Shelf shelf;

  void keep(Shelf shelf, Pot pot) {
    register(shelf, pot);
    count++;
  }

  int count() {
    return count;
  }
}
