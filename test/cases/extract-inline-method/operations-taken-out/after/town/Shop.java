package town;

class Shop {
  private int size;
  private int limit;

  Object visitsEarly(Guest guest) {
    log.open(guest);
    Key key = find(asked(guest), 3);
    return log.last();
  }

  private int asked(Guest guest) {
    return guest.size() - 1;
  }

  Object visitsLate(Guest guest) {
    log.open(guest);
    each(one -> one.put(counted()));
    return log.last();
  }

  private int counted() {
    return size + limit;
  }
}
