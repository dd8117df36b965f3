package port;

class Harbour {
  private Register register;

  void enter(String line) {
    board.show(register.findAll(line), 3);
    clock.tick();
  }

  boolean leave(String line) {
    board.show(register.getCrew(line), 4);
    return clock.tick();
  }

  void moor(String line) {
    board.show(register.allShips(line), 5);
    clock.tick();
  }

  void clear(String line) {
    board.show(papers.parseShip(line), 6);
    clock.tick();
  }
}
