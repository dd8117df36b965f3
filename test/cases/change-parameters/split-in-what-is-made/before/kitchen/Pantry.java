package kitchen;

class Pantry {
  private int count;
  private Shelf shelf;

  Shelf keep(Board board, Pot pot) {
    count++;
    return new Shelf(board, pot);
  }

  int count() {
    return count;
  }
}
