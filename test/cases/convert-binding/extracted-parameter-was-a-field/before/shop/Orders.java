package shop;

class Orders {
  private String prefix;
  void place(Order order, int amount) {
    audit.open();
    check(amount, "place");
    stock.reserve(this.prefix, 3);
    log.info("reserved " + this.prefix);
    audit.close(amount);
  }
}
