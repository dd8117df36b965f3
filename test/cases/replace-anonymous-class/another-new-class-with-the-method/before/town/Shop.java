package town;

class Shop {
  private Shelf shelf;

  void sells(Item item) {
    prepare(item);
    send(new Rule() {
      @Override
      public boolean fits(Item item) {
        return item != null && shelf.holds(item);
      }
    }, 3);
  }
}
