package town;

class Shop {
  private static final int LARGE = 8;
  private int size = 2;

  void visitsEarly(Guest guest) {
    log.open(guest);
    check(guest, wanted());
  }

  private Object wanted() {
    return equalTo("open");
  }

  void visitsLate(Guest guest) {
    log.open(guest);
    check(guest.name(), hoped());
  }

  private Object hoped() {
    return Tests.any(Box.class);
  }

  void visitsOften(Guest guest) {
    log.open(guest);
    check(asked(), guest);
  }

  private Object asked() {
    return equalTo(LARGE);
  }

  void visitsAgain(Guest guest) {
    log.open(guest);
    check(guest, known(), 4);
  }

  private Object known() {
    return hasSize(size);
  }

  void visitsNever(Guest guest) {
    log.open(guest);
    check(4, feared());
  }

  private Object feared() {
    return new Lid(new Box());
  }

  void visitsGladly(Guest guest) {
    log.open(guest);
    check(guest, liked());
  }

  private Object liked() {
    return with(helper.sizes(0));
  }
}
