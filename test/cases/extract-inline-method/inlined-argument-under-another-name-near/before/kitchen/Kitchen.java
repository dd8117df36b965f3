package kitchen;

class Kitchen {
  private final Pots pots = new Pots();
  private final Shelf shelf = new Shelf();

  void clean() {
    shelf.wipe();
  }

  private Pot choose(String label) {
    return pots.find(label);
  }

  void serve(String name, String key) {
    shelf.open(key);
    shelf.put(key, choose(name));
  }
}
