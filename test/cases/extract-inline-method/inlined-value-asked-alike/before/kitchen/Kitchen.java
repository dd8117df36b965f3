package kitchen;

class Kitchen {
  private final Pots pots = new Pots();
  private final Pots jars = new Pots();
  private final Shelf shelf = new Shelf();
  private Pot last;

  void clean() {
    shelf.wipe();
  }

  private Pot choose(String name) {
    return pots.find(name);
  }

  private Pot search(String label) {
    return pots.look(label);
  }

  private Pot boil(String label, String tag) {
    return new Pot(label, tag);
  }

  Pot serve(String name) {
    shelf.open(name);
    return choose(name);
  }

  Pot dry(String name) {
    shelf.close(name);
    return search(name);
  }

  void store(String name) {
    Pot pot = boil(name, "low");
    shelf.put(name, pot);
  }
}
