package town;

class Shop {
  private Shelf shelf;
  private Item owner;
  private boolean open;

  Item sells(Item item, boolean wide) {
    prepare(item);
    return !shelf.holds(item) ? item : none;
  }

  void opens() {
    print(3);
  }
}
