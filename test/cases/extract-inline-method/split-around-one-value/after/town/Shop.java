package town;

class Shop {
  private Shelf shelf;

  void visits(Box box) {
    use(wantedKinds(box), knownLabel(box));
    log.close(4);
  }

  private Set<String> wantedKinds(Box box) {
    if (box instanceof Crate && box.size() == 1) {
      if (lid.isOpen()) {
        return shelf.find(box.name());
      }
    }
    return null;
  }

  private String knownLabel(Box box) {
    if (box instanceof Crate && box.size() == 1) {
      if (lid.isOpen()) {
        return box.name();
      }
    }
    return null;
  }
}
