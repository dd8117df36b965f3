package town;

class Shop {
  private Post post;

  Object visitsEarly(Guest guest) {
    log.open(guest);
    begun(guest).about("title").copies(3).sealed(true);
    return log.last();
  }

  private Mail begun(Guest guest) {
    return new Mail().from("shop").to(guest.name());
  }

  Object visitsLate(Guest guest) {
    log.open(guest);
    Key key = opened(guest).about("title").copies(3);
    return log.last();
  }

  private Mail opened(Guest guest) {
    return mail(guest).from("shop");
  }

  Object visitsOften(Guest guest) {
    log.open(guest);
    kept().begin().open().read();
    return log.last();
  }

  private Mail kept() {
    return Mails.with("shop").from("shop");
  }

  Object visitsAgain(Guest guest) {
    log.open(guest);
    Key key = sent().about("title").copies(3);
    return log.last();
  }

  private Mail sent() {
    return new Mail().from("shop");
  }

  Object visitsNever(Guest guest) {
    log.open(guest);
    Key key = held().begin();
    return log.last();
  }

  private Mail held() {
    return new Mail();
  }
}
