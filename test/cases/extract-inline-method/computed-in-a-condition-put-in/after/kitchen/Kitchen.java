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
    if (shelf.has(rest > size)) {
      shelf.close(name);
    }
  }
}
