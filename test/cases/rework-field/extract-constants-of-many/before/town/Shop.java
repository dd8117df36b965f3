package town;

class Shop {
  private int size;

  void writes(Guest guest) {
    guest.mail().to(size).from("shop").about("about the shop").kind(4).send();
  }

  long fills(int megabytes) {
    long all = megabytes * 1024 * 1024;
    return all;
  }

  Mail asks(Guest guest) {
    Mail mail = new Mail().to(guest).from("shop").sealed();
    return mail;
  }
}
