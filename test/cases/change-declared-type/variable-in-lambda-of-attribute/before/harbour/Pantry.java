package harbour;

class Pantry {
  Recipe soup = (Water water, Salt salt) -> {
    int grams = salt.weight();
    stir(water, grams);
  };

  void stock(int crates) {
    store(crates);
  }
}
