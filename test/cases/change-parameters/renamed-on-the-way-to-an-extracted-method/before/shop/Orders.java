package shop;

class Orders {
  void place(String code, int amount) {
    audit.open();
    check(amount, "place");
    stock.reserve(code, 3);
    log.info("reserved " + code);
    audit.close(amount);
  }
}
