package shop;

class Orders {
  void place(Order order, int amount) {
    audit.open();
    check(amount, "place");
    String code = order.code();
    reserve(code);
    audit.close(amount);
  }
  private void reserve(String article) {
    stock.reserve(article, 3);
    log.info("reserved " + article);
  }
}
