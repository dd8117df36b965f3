package shop;

class Orders {
  void place(String code, String note, int amount) {
    audit.open();
    check(amount, "place");
    hold(note, code);
    audit.close(amount);
  }
  private void hold(String note, String code) {
    stock.reserve(code, 3);
    log.info("reserved " + note);
  }
}
