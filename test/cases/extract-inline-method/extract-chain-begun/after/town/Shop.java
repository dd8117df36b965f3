package town;

class Shop {
  private Post post;

  Object visitsEarly(Guest guest) {
    log.open(guest);
    begun().about("title").copies(3).sealed(true);
    return log.last();
  }

  private Mail begun() {
    return new Mail().from("shop");
  }

  Object visitsLate(Guest guest) {
    log.open(guest);
    Key key = opened(guest).about("title");
    return log.last();
  }

  private Mail opened(Guest guest) {
    return new Mail().from("shop").to(guest.name());
  }

  Object visitsOften(Guest guest) {
    log.open(guest);
    kept(guest).filter(one -> one.isOpen()).map(one -> one.key());
    return log.last();
  }

  private Mail kept(Guest guest) {
    return mail().from("shop").to(guest.name());
  }

  Object visitsAgain(Guest guest) {
    log.open(guest);
    sent().about("title").copies(3);
    return log.last();
  }

  private Mail sent() {
    return mail();
  }
}
