package town;

class Stall {
  private Shelf shelf;

  void sells(Item item) {
    prepare(item);
    send(new ShelfRule(), 3);
  }

  int counts() {
    return shelf.counts() + 4;
  }

  private class ShelfRule implements Rule {
    @Override
    public boolean fits(Item item) {
      return item != null && shelf.holds(item);
    }
  }
}
