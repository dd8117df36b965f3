package kitchen;

class Baker extends Cook {
  private Shelf shelf;

  int bakerHours() {
    return shelf.size() + 2;
  }
}
