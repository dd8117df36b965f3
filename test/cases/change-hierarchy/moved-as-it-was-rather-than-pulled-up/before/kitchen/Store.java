package kitchen;

class Store {
  private Shelf shelf;
  private Shelf cellar;

  void note(int hours) {
    shelf.mark(hours);
  }
}
