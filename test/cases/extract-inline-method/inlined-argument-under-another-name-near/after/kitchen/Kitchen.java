package kitchen;

class Kitchen {
  private final Pots pots = new Pots();
  private final Shelf shelf = new Shelf();

  void clean() {
    shelf.wipe();
  }

  void serve(String name, String key) {
    shelf.open(key);
    shelf.put(key, pots.find(name));
  }
}
