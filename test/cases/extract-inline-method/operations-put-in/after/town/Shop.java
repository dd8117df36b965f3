package town;

class Shop {
  private int size;
  private int limit;

  Object visitsEarly(Guest guest) {
    log.open(guest);
    check("guests", guest.size() > 3);
    return log.last();
  }

  Object visitsLate(Guest guest) {
    log.open(guest);
    return rows[guest.size() - 1];
  }

  Object visitsOften(Guest guest) {
    log.open(guest);
    return (guest.size() - 1) * 2;
  }
}
