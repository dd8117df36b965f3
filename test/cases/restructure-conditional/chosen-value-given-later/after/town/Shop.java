package town;

class Shop {
  private Shelf shelf;
  private boolean open;

  void sells(Item item, int many, boolean far) {
    prepare(item);
    Item sent = null;
    if (open) {
      sent = pick(item);
    }
    send(sent, many);
  }

  int prices(Item item, boolean fresh) {
    count(item);
    boolean cheap = false;
    if (fresh) {
      cheap = shelf.holds(item);
    }
    return cheap ? 3 : 7;
  }

  void closes() {
    print(3);
  }
}
