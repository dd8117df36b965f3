package harbour;

class Pantry {
  Recipe soup = water -> {
    heat(water);
    label(water, "hot soup");
  };

  void stock(int crates) {
    store(crates);
  }
}
