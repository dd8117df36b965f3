package harbour;

class Pantry {
  private static final Recipe SOUP = liquid -> {
    Pot pot = fetch(liquid);
    heat(pot, 95);
    return pot.serve();
  };

  private final Recipe bread = wrap(3, (Flour rye) -> bake(rye));

  void stock(int crates) {
    store(crates);
  }
}
