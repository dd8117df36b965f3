package town;

class Shop {
  private Post post;

  Object visitsEarly(Guest guest) {
    log.open(guest);
    new Mail().from("shop").to(guest.name()).filter(one -> one.isOpen()).map(one -> one.key());
    return log.last();
  }

  Object visitsLate(Guest guest) {
    log.open(guest);
    new Mail().from("shop").about("title").copies(3);
    return log.last();
  }

  Object visitsOften(Guest guest) {
    log.open(guest);
    post.from("shop").begin().open().read().shut().end();
    return log.last();
  }
}
