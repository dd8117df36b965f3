package kitchen;

class Kitchen {
  private final Pots pots = new Pots();
  private final Shelf shelf = new Shelf();

  void clean() {
    shelf.wipe();
  }

  void serve(String name) {
    shelf.open(name);
    shelf.put(pots.heated(name).warm());
  }

  void dry(String name) {
    shelf.close(name);
    if (pots.find(name).warm() == null) {
      shelf.clear();
    }
  }

  void store(String name) {
    shelf.move(name);
    shelf.add(pots.search(name).lid);
  }
}
