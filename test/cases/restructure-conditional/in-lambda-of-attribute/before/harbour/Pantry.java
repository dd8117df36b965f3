package harbour;

class Pantry {
  Recipe soup = pots -> {
    if (pots.any() && pots.clean()) {
      heat(pots);
    }
    for (Pot pot : pots) {
      serve(pot);
    }
  };

  void stock(int crates) {
    store(crates);
  }
}
