package harbour;

class Pantry {
  Recipe soup = pots -> {
    if (pots.any()) {
      if (pots.clean()) {
        heat(pots);
      }
    }
    pots.forEach(pot -> serve(pot));
  };

  void stock(int crates) {
    store(crates);
  }
}
