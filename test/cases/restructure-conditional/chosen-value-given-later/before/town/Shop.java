package town;

class Shop {
  private Shelf shelf;
  private boolean open;

  void sells(Item item, int many, boolean far) {
    prepare(item);
    Item sent = open && far ? pick(item) : shelf.first();
    send(sent, many);
  }

  int prices(Item item, boolean fresh) {
    count(item);
    boolean cheap = fresh && shelf.holds(item);
    return cheap ? 3 : 7;
  }

  void closes() {
    print(3);
  }
}
