package harbour;

class Pantry {

  void stock(int crates) {
    store(crates);
  }

  void cook() {
    label(pot, LABEL);
    heat(pot);
  }

  private static final String LABEL = "hot soup";
}
