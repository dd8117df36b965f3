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
    int last = (reached(guest)) * 2;
    return log.last();
  }

  private int reached(Guest guest) {
    return guest.size() - 1;
  }

  Object visitsAgain(Guest guest) {
    log.open(guest);
    check(guest, known());
    return log.last();
  }

  private boolean known() {
    return size > limit;
  }

  Object visitsNever(Guest guest) {
    log.open(guest);
    each(one -> one.put(feared()));
    return log.last();
  }

  private int feared() {
    return size + limit;
  }
}
