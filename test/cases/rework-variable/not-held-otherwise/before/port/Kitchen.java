package port;

class Kitchen {
  void cook(Shelf shelf) {
    light();
    Pot pot = shelf.lowest(3).first();
    fill(pot, 2);
    serve();
  }

  void keep(Shelf shelf) {
    open();
    Pot pot = (Pot) shelf.lowest(4).first();
    this.pot = pot;
    close();
  }
}
