package port;

class Kitchen {
  void cook(Shelf shelf) {
    light();
    Board board = shelf.lowest(3);
    fill(board.first(), 2);
    serve();
  }

  void keep(Shelf shelf) {
    open();
    Board board = shelf.lowest(4);
    this.pot = (Pot) board.first();
    close();
  }
}
