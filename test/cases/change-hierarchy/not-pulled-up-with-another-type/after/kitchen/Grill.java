package kitchen;

class Grill extends Cook {
  private Shelf shelf;

  int grillHours() {
    return shelf.size() + 2;
  }
}
