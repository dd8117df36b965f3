package town;

class Shop {
  private static final int FIRST = 0;
  private static final RuntimeException FAILURE = new IllegalStateException();
  private static final String WHY = "the box is missing";
  private int size;

  void counts(List<Box> boxes) {
    for (int i = FIRST; i < boxes.size(); i++) {
      boxes.get(i).open(size);
    }
  }

  void refuses(Guest guest) {
    guest.leaves(size);
    throw FAILURE;
  }

  void checks(Box box) {
    assert box != null : WHY;
    box.open(4);
  }
}
