package town;

class Shop {
  private int size;
  private int limit;

  Object visitsEarly(Guest guest) {
    log.open(guest);
    check("guests", asked(guest));
    return log.last();
  }

  private boolean asked(Guest guest) {
    return guest.size() > 3;
  }

  Object visitsLate(Guest guest) {
    log.open(guest);
    return rows[counted(guest)];
  }

  private int counted(Guest guest) {
    return guest.size() - 1;
  }

  Object visitsOften(Guest guest) {
    log.open(guest);
    return (reached(guest)) * 2;
  }

  private int reached(Guest guest) {
    return guest.size() - 1;
  }
}
