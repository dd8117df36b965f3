package harbour;

class Pantry {

  void stock(int crates) {
    store(crates);
  }

  void cook() {
    label(pot, "hot soup");
    heat(pot);
  }
}
