package town;

class Shop {
  private int size;

  void counts(List<Box> boxes) {
    for (int i = 0; i < boxes.size(); i++) {
      boxes.get(i).open(size);
    }
  }

  void refuses(Guest guest) {
    guest.leaves(size);
    throw new IllegalStateException();
  }

  void checks(Box box) {
    assert box != null : "the box is missing";
    box.open(4);
  }
}
