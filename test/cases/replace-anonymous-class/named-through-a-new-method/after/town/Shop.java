package town;

class Shop {
  private Shelf shelf;

  void sells(Item item) {
    prepare(item);
    send(ruled(), 3);
  }

  private Rule ruled() {
    return new ShelfRule();
  }

  private class ShelfRule implements Rule {
    @Override
    public boolean fits(Item item) {
      return item != null && shelf.holds(item, 3);
    }
  }
}
