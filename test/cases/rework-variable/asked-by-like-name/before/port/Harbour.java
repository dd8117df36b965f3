package port;

class Harbour {
  private Register register;

  void enter(String line) {
    Entry entry = register.parseBoat(line);
    board.show(entry, 3);
    clock.tick();
  }

  boolean leave(String line) {
    open();
    return register.loadCrews(line).isEmpty();
  }
}
