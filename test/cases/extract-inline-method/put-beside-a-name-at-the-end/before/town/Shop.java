package town;

class Shop {
  private static final int LARGE = 8;
  private int size = 2;

  void visitsEarly(Guest guest) {
    log.open(guest);
    check(guest, wanted());
  }

  private Object wanted() {
    return equalTo(LARGE);
  }

  void visitsLate(Guest guest) {
    log.open(guest);
    check(guest.name(), hoped());
  }

  private Object hoped() {
    return equalTo(Sizes.LARGE);
  }

  void visitsOften(Guest guest) {
    log.open(guest);
    check(guest, 4, asked());
  }

  private Object asked() {
    return hasSize(LARGE);
  }

  void visitsAgain(Guest guest) {
    log.open(guest);
    check(guest, known());
  }

  private Object known() {
    return new Lid("open");
  }

  void visitsNever(Guest guest) {
    log.open(guest);
    check(guest, feared());
  }

  private Object feared() {
    return new Lid(helper.sizes());
  }
}
