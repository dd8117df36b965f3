class Store {
  boolean fits(Shelf shelf) {
    Crate box = open(shelf, 2);
    return isOpen && isWide(shelf, box);
  }

  boolean stands(Shelf shelf) {
    return shelf.first().isHigh() || isOpen;
  }

  boolean marks(Shelf shelf) {
    Crate box = open(shelf, 2);
    return isOpen && isMark(shelf, box.mark);
  }
}
