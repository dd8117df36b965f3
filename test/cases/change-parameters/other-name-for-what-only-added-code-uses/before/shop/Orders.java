package shop;

class Orders {
  void place(String code, int amount) {
    audit.open();
    check(amount, "place");
    stock.reserve("all", 3);
    log.info("reserved everything");
    audit.close(amount);
  }
}
