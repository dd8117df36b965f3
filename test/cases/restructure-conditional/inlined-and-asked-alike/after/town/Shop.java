package town;

class Shop {
  private Shelf shelf;

  void sells(Item item, int many) {
    prepare(item);
    if (!shelf.holds(item)) {
      send(item, many);
    }
  }

  void lends(Item item, boolean wide) {
    count(item);
    if (wide && !shelf.shuts(item)) {
      print(item);
    }
  }
}
