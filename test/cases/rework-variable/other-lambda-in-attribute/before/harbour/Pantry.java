package harbour;

class Pantry {
  Recipe soup = water -> {
    Pot pot = fetch(water);
    heat(pot, 90);
    pot.serve();
  };

  Recipe bread = flour -> bake(flour);

  void stock(int crates) {
    store(crates);
  }
}
