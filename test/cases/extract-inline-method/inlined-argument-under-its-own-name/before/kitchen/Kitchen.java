package kitchen;

class Kitchen {
  private final Pots pots = new Pots();
  private final Shelf shelf = new Shelf();

  void clean() {
    shelf.wipe();
  }

  private Pot choose(String name) {
    return pots.find(name);
  }

  private Pot search(String label) {
    return pots.look(label);
  }

  void serve(String name, String key) {
    shelf.open(key);
    shelf.put(key, choose(name));
  }

  void dry(String name) {
    shelf.dip(search(name)).dry();
  }
}
