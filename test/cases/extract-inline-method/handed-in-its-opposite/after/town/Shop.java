package town;

class Shop {
  private Shelf shelf;
  private Item owner;
  private boolean open;

  void sells(Item item, boolean wide) {
    prepare(item);
    send(!open || !shelf.holds(item), 3);
  }

  void opens() {
    print(3);
  }
}
