package shop;

class Orders {
  private String prefix;
  void place(Order order, int amount) {
    audit.open();
    check(amount, "place");
    reserve(this.prefix);
    audit.close(amount);
  }
  private void reserve(String article) {
    stock.reserve(article, 3);
    log.info("reserved " + article);
  }
}
