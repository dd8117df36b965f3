package harbour;

class Pantry {
  private Recipe soup = water -> {
    Pot pot = fetch(water);
    heat(pot, 90);
  };

  private Recipe bread = flour -> {
    bake(knead(flour));
  };

  void stock(int crates) {
    store(crates);
  }

  void cook() {
    soup.run(3);
    soup.stop();
  }
}
