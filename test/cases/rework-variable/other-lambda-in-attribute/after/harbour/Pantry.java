package harbour;

class Pantry {
  Recipe soup = milk -> {
    Pan pan = scrub(cellar());
    hang(pan);
  };

  Recipe bread = rye -> sell(rye.price());

  void stock(int crates) {
    store(crates);
  }
}
