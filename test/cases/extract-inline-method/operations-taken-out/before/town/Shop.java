package town;

class Shop {
  private int size;
  private int limit;

  Object visitsEarly(Guest guest) {
    log.open(guest);
    Key key = find(guest.size() - 1, 3);
    return log.last();
  }

  Object visitsLate(Guest guest) {
    log.open(guest);
    each(one -> one.put(size + limit));
    return log.last();
  }
}
