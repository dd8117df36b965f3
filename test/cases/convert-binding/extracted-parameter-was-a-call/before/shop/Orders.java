package shop;

class Orders {
  void place(Order order, int amount) {
    audit.open();
    check(amount, "place");
    stock.reserve(order.code(), 3);
    log.info("reserved " + order.code());
    audit.close(amount);
  }
}
