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
    store.fill((crane, hatch) -> {
      Tank hold = new Tank(3);
      hold.open(hatch);
      crane.lower(hold);
    }, (pipe) -> {
      pipe.flush();
      pipe.close();
    });
  }
}
