package harbour;

class Pantry {
  static final String LABEL = "hot soup";
  Recipe soup = water -> {
    heat(water);
    label(water, LABEL);
  };

  void stock(int crates) {
    store(crates);
  }
}
