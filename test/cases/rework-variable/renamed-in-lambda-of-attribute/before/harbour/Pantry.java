package harbour;

class Pantry {
  private static final Recipe SOUP = water -> {
    Pot p = fetch(water);
    heat(p, 90);
    return p.serve();
  };

  private final Recipe bread = wrap(3, (Flour flour) -> bake(flour));

  void stock(int crates) {
    store(crates);
  }
}
