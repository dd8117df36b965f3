package harbour;

class Pantry {
  Recipe soup = water -> {
    heat(water);
    label(water, "hot soup");
  };
  Shelf shelf = build(4, "oak shelf");

  void stock(int crates) {
    store(crates);
  }
}
