package kitchen;

class Kitchen {
  private final Pots pots = new Pots();
  private final Pots jars = new Pots();
  private final Shelf shelf = new Shelf();
  private Pot last;

  void clean() {
    shelf.wipe();
  }

  Pot serve(String name) {
    shelf.open(name);
    return pots.lookUp(name);
  }

  void dry(String name) {
    Pot pot = jars.look(name);
    shelf.put(name, pot);
  }

  void store(String name, int depth) {
    shelf.close(name);
    last = pots.heat(name, 5);
  }
}
