package shop;

class Orders {
  void place(String code, int amount) {
    audit.open();
    check(amount, "place");
    reserve(code);
    audit.close(amount);
  }
  private void reserve(String article) {
    stock.reserve(article, 3);
    log.info("reserved " + article);
  }
}
