package town;

class Shop {
  private Shelf shelf;
  private Item owner;
  private boolean open;

  void sells(Item item, boolean wide) {
    prepare(item);
    send(!fits(item), 3);
  }

  void opens() {
    print(3);
  }

  private boolean fits(Item item) {
    return open && shelf.holds(item);
  }
}
