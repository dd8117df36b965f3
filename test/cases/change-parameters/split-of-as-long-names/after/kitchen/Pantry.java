package kitchen;

class Pantry {
  private int count;
  private Shelf shelf;

  void keep(Shelf shelf, Cup cup, Label label, Grain grain) {
    count++;
    register(shelf, cup, label, grain);
  }

  int count() {
    return count;
  }
}
