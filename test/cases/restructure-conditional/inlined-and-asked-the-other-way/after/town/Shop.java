package town;

class Shop {
  private Item owner;
  private Shelf shelf;

  void sells(Item item, int many) {
    prepare(item);
    if (this.owner != null && !this.owner.equals(item)) {
      send(item, many);
    }
  }

  void lends(Item item, int many) {
    count(item);
    while (!isFull(shelf)) {
      print(many);
      shelf.puts(item, 4);
    }
  }

  private boolean isFull(Shelf board) {
    return board.counts() > 3;
  }
}
