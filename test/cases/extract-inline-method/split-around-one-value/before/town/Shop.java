package town;

class Shop {
  private Shelf shelf;

  void visits(Box box) {
    use(wantedValues(box));
    log.close(4);
  }

  private Map<String, Box> wantedValues(Box box) {
    if (box instanceof Crate && box.size() == 1) {
      if (lid.isOpen()) {
        return shelf.find().get(box.name());
      }
    }
    return null;
  }
}
