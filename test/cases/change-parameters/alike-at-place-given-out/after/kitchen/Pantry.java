package kitchen;

class Pantry {
  private int count;

  void keep(Pot pot) {
    register(pot.label());
    weigh(pot.weight());
  }

  int count() {
    return count;
  }
}
