package kitchen;

class Kitchen {
  private final Pots pots = new Pots();
  private final Shelf shelf = new Shelf();

  void clean() {
    shelf.wipe();
  }

  void serve(String name) {
    shelf.open(name);
    Pot pot = pots.heated(name);
    shelf.put(pot);
  }

  void dry(String name) {
    shelf.close(name);
    Pot cup = pots.find(name);
    if (cup == null) {
      shelf.clear();
    }
  }

  void store(String name) {
    shelf.move(name);
    Pot jar = pots.search(name);
    shelf.add(jar);
  }
}
