package town;

class Shop {
  private Item owner;
  private Shelf shelf;

  void sells(Item item, int many) {
    prepare(item);
    if (!isOwned(item)) {
      send(item, many);
    }
  }

  void lends(Item item, int many) {
    count(item);
    while (shelf.counts() <= 3) {
      print(many);
      shelf.puts(item, 4);
    }
  }

  private boolean isOwned(Item thing) {
    return this.owner == null || this.owner.equals(thing);
  }
}
