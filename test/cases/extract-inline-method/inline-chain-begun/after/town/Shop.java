package town;

class Shop {
  private Post post;

  Object visitsEarly(Guest guest) {
    log.open(guest);
    new Mail().from("shop").to(guest.name()).about("title").copies(3).sealed(true);
    return log.last();
  }

  Object visitsLate(Guest guest) {
    log.open(guest);
    Key key = mail(guest).from("shop").about("title").copies(3);
    return log.last();
  }

  Object visitsOften(Guest guest) {
    log.open(guest);
    Mails.with("shop").from("shop").begin().open().read();
    return log.last();
  }

  Object visitsAgain(Guest guest) {
    log.open(guest);
    mail(guest).from("shop").filter(one -> one.isOpen()).map(one -> one.key());
    return log.last();
  }
}
