package port;

class Wharf {
  private final Yard yard = new Yard();

  void load(Ship ship, int deck) {
    final Crate crate = yard.pick("tea", ship);
    ship.note(deck);
    ship.lift(deck, crate);
    yard.count(ship);
  }
}

class Quay {
  private final Yard yard = new Yard();

  void load(Ship ship, int deck) {
    final Crate crate = yard.pick("tea", ship);
    ship.note(deck);
    ship.lift(deck);
    yard.count(ship);
  }
}
