package town;

class Shop {
  private int size;
  private int limit;

  Object visitsEarly(Guest guest) {
    log.open(guest);
    Object[] all = {asked(guest), log};
    return log.last();
  }

  private String asked(Guest guest) {
    return "1:9: " + text(guest, 4);
  }

  Object visitsLate(Guest guest) {
    log.open(guest);
    show(rows[counted(guest)], 4);
    return log.last();
  }

  private int counted(Guest guest) {
    return guest.size() - 1;
  }

  Object visitsOften(Guest guest) {
    log.open(guest);
    check(guest, reached());
    return log.last();
  }

  private boolean reached() {
    return size > limit;
  }

  Object visitsAgain(Guest guest) {
    log.open(guest);
    Object[] all = new Object[] {log, known()};
    return log.last();
  }

  private int known() {
    return size * 4 + limit;
  }
}
