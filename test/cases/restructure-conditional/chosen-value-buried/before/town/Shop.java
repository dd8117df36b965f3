package town;

class Shop {
  private Shelf shelf;
  private boolean open;

  void sells(Item item, int many, boolean far) {
    prepare(item);
    Item sent = open ? pick(item) : shelf.first();
    send(sent, many);
  }

  void lends(Item item, int many) {
    count(item);
    Item lent = open ? pick(item) : shelf.last();
    send(lent, many + 2);
  }

  void closes() {
    print(3);
  }
}
