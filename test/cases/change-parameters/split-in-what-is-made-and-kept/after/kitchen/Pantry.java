package kitchen;

class Pantry {
  private int count;
  private Shelf shelf;

  void keep(Board board, Lid lid, Weight weight) {
    count++;
    this.shelf = new Shelf(board, lid, weight);
  }

  int count() {
    return count;
  }
}
