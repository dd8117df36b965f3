package port;

class Kitchen {
  void cook(Shelf shelf) {
    light();
    Board board = shelf.lowest(3);
    fill((Pot) board.first(), 2);
    serve();
  }

  Pot borrow(Shelf shelf) {
    open();
    Board board = shelf.lowest(4);
    return (Pot) board.first();
  }

  void label(Shelf shelf) {
    sort();
    Board board = shelf.lowest(5);
    glue(new Sticker(board));
    dry();
  }

  void wash(Shelf shelf) {
    rinse();
    Pot pot = (Pot) shelf.lowest(6).last();
    scrub(pot, 7);
    dry();
  }
}
