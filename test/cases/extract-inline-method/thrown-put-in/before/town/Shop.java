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

  private Failure shut(IOException failure) {
    return new Failure(failure);
  }

  void visitsLate(Guest guest) {
    try {
      guest.enter(4);
    } catch (IOException failure) {
      throw lost(failure);
    }
  }

  private ShutException lost(IOException failure) {
    return new ShutException("failed", failure);
  }

  void visitsOften(Guest guest) {
    try {
      guest.enter(5);
    } catch (IOException failure) {
      throw late(failure);
    }
  }

  private ShutException late(IOException failure) {
    return new ShutException(failure.getMessage());
  }
}
