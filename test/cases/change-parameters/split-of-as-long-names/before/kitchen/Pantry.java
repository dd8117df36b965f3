package kitchen;

class Pantry {
  private int count;
  private Shelf shelf;

  void keep(Shelf shelf, Pot pot) {
    count++;
    register(shelf, pot);
  }

  int count() {
    return count;
  }
}
