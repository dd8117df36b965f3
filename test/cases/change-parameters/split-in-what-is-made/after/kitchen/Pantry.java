package kitchen;

class Pantry {
  private int count;
  private Shelf shelf;

  Shelf keep(Board board, Lid lid, Weight weight) {
    count++;
    return new Shelf(board, lid, weight);
  }

  int count() {
    return count;
  }
}
