package town;

class Store {
  private Shelf shelf;

  private Set<String> openedKinds(Box box) {
    if (box.isOpen()) {
      return shelf.find(box.name());
    }
    return null;
  }

  private String openedValue(Box box) {
    if (box.isOpen()) {
      return box.name();
    }
    return null;
  }
}
