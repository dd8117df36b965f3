package town;

class Shop {
  private static final int LARGE = 8;
  private int size = 2;

  void visitsEarly(Guest guest) {
    log.open(guest);
    check(guest, equalTo("open"));
  }

  void visitsLate(Guest guest) {
    log.open(guest);
    check(guest.name(), Tests.any(Box.class));
  }

  void visitsOften(Guest guest) {
    log.open(guest);
    check(equalTo(LARGE), guest);
  }

  void visitsAgain(Guest guest) {
    log.open(guest);
    check(guest, hasSize(size), 4);
  }

  void visitsNever(Guest guest) {
    log.open(guest);
    check(4, new Lid(new Box()));
  }

  void visitsGladly(Guest guest) {
    log.open(guest);
    check(guest, with(helper.sizes(0)));
  }
}
