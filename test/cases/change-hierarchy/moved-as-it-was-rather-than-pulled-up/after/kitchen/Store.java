package kitchen;

class Store {
  private Shelf shelf;
  private Shelf cellar;

  void note(int hours) {
    shelf.mark(hours);
  }

  Spice spice(String name) {
    return shelf.byName().first(name);
  }
}
