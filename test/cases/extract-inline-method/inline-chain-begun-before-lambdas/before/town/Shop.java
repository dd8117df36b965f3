package town;

class Shop {
  private Post post;

  Object visitsEarly(Guest guest) {
    log.open(guest);
    begun(guest).filter(one -> one.isOpen()).map(one -> one.key());
    return log.last();
  }

  private Mail begun(Guest guest) {
    return new Mail().from("shop").to(guest.name());
  }

  Object visitsLate(Guest guest) {
    log.open(guest);
    opened().about("title").copies(3);
    return log.last();
  }

  private Mail opened() {
    return new Mail().from("shop");
  }

  Object visitsOften(Guest guest) {
    log.open(guest);
    kept().begin().open().read().shut().end();
    return log.last();
  }

  private Mail kept() {
    return post.from("shop");
  }
}
