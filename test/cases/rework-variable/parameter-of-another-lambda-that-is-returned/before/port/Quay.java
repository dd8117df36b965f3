package port;

class Quay {
  private Store store;
  private int length;

  int length() {
    return length + 1;
  }

  Plan unload(Ship ship) {
    int tons = ship.load() * 2;
    log.note(tons + 3);
    return ship.moor((box) -> box.weight());
  }
}
