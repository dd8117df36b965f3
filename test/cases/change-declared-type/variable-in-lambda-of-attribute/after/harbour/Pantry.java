package harbour;

class Pantry {
  Recipe soup = (final Water water, SeaSalt salt) -> {
    @Rounded long grams = salt.weight();
    stir(water, grams);
  };

  void stock(int crates) {
    store(crates);
  }
}
