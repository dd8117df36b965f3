package town;

class Shop {
  private Shelf shelf;
  private boolean open;

  Item sells(Item item, boolean far, boolean wide) {
    prepare(item);
    if (open && far) {
      return pick(item);
    }
    return none();
  }

  void closes() {
    print(3);
  }
}
