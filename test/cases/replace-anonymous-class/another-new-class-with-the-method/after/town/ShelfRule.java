package town;

class ShelfRule implements Rule {
  @Override
  public boolean fits(Item item) {
    return item != null && shelf.holds(item);
  }
}
