package town;

class Shop {
  private int size;

  int counts(Box box) {
    box.open(size);
    return 0;
  }

  Tray serves(Guest guest) {
    if (guest.sits(size)) {
      return new Tray();
    }
    return null;
  }

  void checks(Box box) {
    assert box != null : "the box is missing";
    box.open(4);
  }
}
