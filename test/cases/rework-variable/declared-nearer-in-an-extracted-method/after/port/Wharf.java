package port;

class Wharf {
  private final Yard yard = new Yard();

  void load(Ship ship, int deck) {
    final Crate first = yard.pick("ore", ship);
    ship.note(deck);
    lift(ship, deck);
  }

  void lift(Ship ship, int deck) {
    final Crate crate = yard.pick("tea", ship);
    ship.lift(deck, crate);
    yard.count(ship);
  }
}

class Quay {
  private final Yard yard = new Yard();

  void load(Ship ship, int deck) {
    final Crate first = yard.pick("tea", ship);
    ship.note(deck);
    lift(ship, deck);
  }

  void lift(Ship ship, int deck) {
    final Crate last = yard.pick("ore", ship);
    ship.lift(deck);
    yard.count(ship);
  }
}
