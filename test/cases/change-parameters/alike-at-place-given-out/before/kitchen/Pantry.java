package kitchen;

class Pantry {
  private int count;

  void keep(Label potLabel, Weight weight) {
    register(potLabel);
    weigh(weight);
  }

  int count() {
    return count;
  }
}
