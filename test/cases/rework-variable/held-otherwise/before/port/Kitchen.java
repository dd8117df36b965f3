package port;

class Kitchen {
  void cook(Shelf shelf) {
    light();
    Pot pot = (Pot) shelf.lowest(3).first();
    fill(pot, 2);
    serve();
  }

  Pot borrow(Shelf shelf) {
    open();
    Pot pot = (Pot) shelf.lowest(4).first();
    return pot;
  }

  void label(Shelf shelf) {
    sort();
    Sticker sticker = new Sticker(shelf.lowest(5));
    glue(sticker);
    dry();
  }

  void wash(Shelf shelf) {
    rinse();
    Board board = shelf.lowest(6);
    scrub((Pot) board.last(), 7);
    dry();
  }
}
