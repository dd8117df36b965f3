package kitchen;

class Kitchen {
  private final Pots pots = new Pots();
  private final Pots jars = new Pots();
  private final Shelf shelf = new Shelf();
  private Pot last;

  void clean() {
    shelf.wipe();
  }

  private Pot choose(String label) {
    return pots.find(label);
  }

  private Pot search(String label) {
    return pots.look(label);
  }

  private Pot boil(String label, int size) {
    return pots.heat(label, size);
  }

  Pot serve(String name) {
    shelf.open(name);
    return choose(name);
  }

  void dry(String name) {
    Pot pot = search(name);
    shelf.put(name, pot);
  }

  void store(String name, int depth) {
    shelf.close(name);
    last = boil(name, depth);
  }
}
