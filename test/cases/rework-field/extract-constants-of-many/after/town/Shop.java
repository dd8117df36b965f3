package town;

class Shop {
  private static final String TITLE = "about the shop";
  private static final int KILO = 1024;
  private static final Mail MAIL = new Mail();
  private int size;

  void writes(Guest guest) {
    guest.mail().to(size).from("shop").about(TITLE).kind(4).send();
  }

  long fills(int megabytes) {
    long all = megabytes * KILO * 1024;
    return all;
  }

  Mail asks(Guest guest) {
    Mail mail = MAIL.to(guest).from("shop").sealed();
    return mail;
  }
}
