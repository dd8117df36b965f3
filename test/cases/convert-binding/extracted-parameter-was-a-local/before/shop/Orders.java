package shop;

class Orders {
  void place(Order order, int amount) {
    audit.open();
    check(amount, "place");
    String code = order.code();
    stock.reserve(code, 3);
    log.info("reserved " + code);
    audit.close(amount);
  }
}
