package town;

class ShelfRule extends BaseRule {
  private final Shelf shelf;

  ShelfRule(Shelf shelf) {
    this.shelf = shelf;
  }

  @Override
  public void checks(final Item item) {
    int count = item.counts() * 3;
    if (count <= 3 || !shelf.isFull()) {
      shelf.puts(count);
    }
    print(item);
  }
}
