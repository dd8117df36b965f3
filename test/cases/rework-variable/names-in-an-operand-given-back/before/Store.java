class Store {
  boolean fits(Shelf shelf) {
    Crate crate = shelf.first();
    return isWide(shelf, crate);
  }

  boolean stands(Shelf shelf) {
    Crate crate = shelf.first();
    return crate.isHigh();
  }

  boolean marks(Shelf shelf) {
    Crate crate = shelf.first();
    return isMark(shelf, crate.mark);
  }
}
