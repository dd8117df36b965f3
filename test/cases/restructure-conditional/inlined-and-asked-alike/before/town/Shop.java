package town;

class Shop {
  private Shelf shelf;

  void sells(Item item, int many) {
    prepare(item);
    if (fits(item)) {
      send(item, many);
    }
  }

  void lends(Item item, boolean wide) {
    count(item);
    if (wide && !isShut(item)) {
      print(item);
    }
  }

  private boolean fits(Item thing) {
    return !shelf.holds(thing);
  }

  private boolean isShut(Item thing) {
    return shelf.shuts(thing);
  }
}
