package town;

class Shop {
  private int size;

  void visitsEarly(Guest guest) {
    try {
      guest.enter(3);
    } catch (IOException failure) {
      throw shut(failure);
    }
  }

  private ShutException shut(IOException failure) {
    return new ShutException(failure);
  }

  void visitsLate(Guest guest) {
    try {
      guest.enter(4);
    } catch (IOException failure) {
      throw lost(failure);
    }
  }

  private IllegalStateException lost(IOException failure) {
    return new IllegalStateException(failure);
  }
}
