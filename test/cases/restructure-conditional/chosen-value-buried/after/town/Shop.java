package town;

class Shop {
  private Shelf shelf;
  private boolean open;

  void sells(Item item, int many, boolean far) {
    prepare(item);
    Item sent = null;
    if (open) {
      while (far) {
        sent = pick(item);
      }
    }
    send(sent, many);
  }

  void lends(Item item, int many) {
    count(item);
    Item lent = null;
    if (open) {
      lent = pick(item);
    } else {
      lent = shelf.last();
    }
    send(lent, many + 2);
  }

  void closes() {
    print(3);
  }
}
