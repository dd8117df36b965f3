package kitchen;

class Grill extends Cook {
  private Shelf shelf;

  int grillHours() {
    return shelf.size() + 2;
  }

  Spice spice(String name) {
    return shelf.byName().first(name);
  }
}
