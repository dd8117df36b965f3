package kitchen;

class Pantry {
  private int count;
  private Shelf shelf;

  void keep(Board board, Pot pot) {
    count++;
    this.shelf = new Shelf(board, pot);
  }

  int count() {
    return count;
  }
}
