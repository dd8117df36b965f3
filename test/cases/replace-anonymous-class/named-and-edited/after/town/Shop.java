package town;

class Shop {
  private Shelf shelf;

  void sells(Item item) {
    prepare(item);
    send(new ShelfRule(shelf), 3);
  }

  void opens() {
    print(3);
  }
}
