package town;

class Shop {
  private Shelf shelf;
  private boolean open;

  Item sells(Item item, boolean far, boolean wide) {
    prepare(item);
    return open && wide ? pick(item) : shelf.first();
  }

  void closes() {
    print(3);
  }
}
