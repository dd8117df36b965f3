package harbour;

class Pantry {
  private Recipe broth = water -> {
    heat(fetch(water), 90);
  };

  private Recipe bread = flour -> {
    Dough dough = knead(flour);
    bake(dough);
  };

  void stock(int crates) {
    store(crates);
  }

  void cook() {
    broth.run(3);
    broth.stop();
  }
}
