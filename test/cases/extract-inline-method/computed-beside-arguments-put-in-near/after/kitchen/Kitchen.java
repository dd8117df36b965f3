package kitchen;

class Kitchen {
  private final Shelf shelf = new Shelf();
  private int rest;
  private int size;

  void clean() {
    shelf.wipe();
  }

  void serve(String name) {
    shelf.open(name);
    shelf.put(name, rest > size);
  }
}
