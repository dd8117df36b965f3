package shop;

class Orders {
  void place(String code, String note, int amount) {
    audit.open();
    check(amount, "place");
    stock.reserve(code, 3);
    log.info("reserved " + note);
    audit.close(amount);
  }
}
