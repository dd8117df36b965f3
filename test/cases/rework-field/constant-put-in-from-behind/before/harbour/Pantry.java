package harbour;

class Pantry {
  Recipe soup = water -> {
    heat(water);
    label(water, LABEL);
  };
  Shelf shelf = build(4, WOOD);
  static final String LABEL = "hot soup";
  static final String WOOD = "oak shelf";

  void stock(int crates) {
    store(crates);
  }
}
