package kitchen;

class Kitchen {
  private final Pots pots = new Pots();
  private final Shelf shelf = new Shelf();

  void clean() {
    shelf.wipe();
  }

  void serve(String name) {
    shelf.open(name);
    shelf.put(heated(name).warm());
  }

  void dry(String name) {
    shelf.close(name);
    if (pots.find(name).lid == null) {
      shelf.clear();
    }
  }

  void store(String name) {
    shelf.move(name);
    Pot kept = pots.search(name).lid;
    shelf.add(kept);
  }
}
