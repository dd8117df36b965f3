package port;

class Harbour {
  private Register register;

  void enter(String line) {
    Entry entry = register.find(line);
    board.show(entry, 3);
    clock.tick();
  }

  boolean leave(String line) {
    Entry entry = register.getBoat(line);
    board.show(entry, 4);
    return clock.tick();
  }

  void moor(String line) {
    Entry entry = register.allBoatsOf(line);
    board.show(entry, 5);
    clock.tick();
  }

  void clear(String line) {
    Entry entry = register.parseBoat(line);
    board.show(entry, 6);
    clock.tick();
  }
}
