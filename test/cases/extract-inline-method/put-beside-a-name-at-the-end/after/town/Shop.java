package town;

class Shop {
  private static final int LARGE = 8;
  private int size = 2;

  void visitsEarly(Guest guest) {
    log.open(guest);
    check(guest, equalTo(LARGE));
  }

  void visitsLate(Guest guest) {
    log.open(guest);
    check(guest.name(), equalTo(Sizes.LARGE));
  }

  void visitsOften(Guest guest) {
    log.open(guest);
    check(guest, 4, hasSize(LARGE));
  }

  void visitsAgain(Guest guest) {
    log.open(guest);
    check(guest, new Lid("open"));
  }

  void visitsNever(Guest guest) {
    log.open(guest);
    check(guest, new Lid(helper.sizes()));
  }
}
