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

  Pot dry(String name) {
    shelf.close(name);
    return jars.look(name);
  }

  void store(String name) {
    Pot pot = new Pot(name, "high");
    shelf.put(name, pot);
  }
}
