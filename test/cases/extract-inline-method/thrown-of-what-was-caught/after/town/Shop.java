package town;

class Shop {
  private int size;

  void visitsEarly(Guest guest) {
    try {
      guest.enter(3);
    } catch (IOException failure) {
      throw new ShutException(failure);
    }
  }

  void visitsLate(Guest guest) {
    try {
      guest.enter(4);
    } catch (IOException failure) {
      throw new IllegalStateException(failure);
    }
  }
}
