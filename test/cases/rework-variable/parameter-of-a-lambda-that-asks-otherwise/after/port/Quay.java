package port;

class Quay {
  private Store store;
  private int length;

  int length() {
    return length + 1;
  }

  void unload(Ship ship) {
    int tons = ship.load() * 2;
    log.note(tons + 3);
    Order order = store.order(tons, (crate) -> crate.price());
  }
}
