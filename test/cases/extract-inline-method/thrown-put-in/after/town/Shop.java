package town;

class Shop {
  private int size;

  void visitsEarly(Guest guest) {
    try {
      guest.enter(3);
    } catch (IOException failure) {
      throw new Failure(failure);
    }
  }

  void visitsLate(Guest guest) {
    try {
      guest.enter(4);
    } catch (IOException failure) {
      throw new ShutException("failed", failure);
    }
  }

  void visitsOften(Guest guest) {
    try {
      guest.enter(5);
    } catch (IOException failure) {
      throw new ShutException(failure.getMessage());
    }
  }
}
