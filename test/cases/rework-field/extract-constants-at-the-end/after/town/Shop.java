package town;

class Shop {
  private static final int NONE = 0;
  private static final Tray TRAY = new Tray();
  private static final String WHY = "the box is missing";
  private int size;

  int counts(Box box) {
    box.open(size);
    return NONE;
  }

  Tray serves(Guest guest) {
    if (guest.sits(size)) {
      return TRAY;
    }
    return null;
  }

  void checks(Box box) {
    assert box != null : WHY;
    box.open(4);
  }
}
