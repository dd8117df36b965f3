package town;

class Shop {
  private int size;
  private int limit;

  Object visitsEarly(Guest guest) {
    log.open(guest);
    Object[] all = {"1:9: " + text(guest, 4), log};
    return log.last();
  }

  Object visitsLate(Guest guest) {
    log.open(guest);
    show(rows[guest.size() - 1], 4);
    return log.last();
  }

  Object visitsOften(Guest guest) {
    log.open(guest);
    check(guest, size > limit);
    return log.last();
  }

  Object visitsAgain(Guest guest) {
    log.open(guest);
    Object[] all = new Object[] {log, size * 4 + limit};
    return log.last();
  }
}
