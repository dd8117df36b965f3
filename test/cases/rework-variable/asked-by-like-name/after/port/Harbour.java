package port;

class Harbour {
  private Register register;

  void enter(String line) {
    board.show(register.parseShip(line), 3);
    clock.tick();
  }

  boolean leave(String line) {
    open();
    Crews crews = register.loadGuests(line);
    return crews.isEmpty();
  }
}
