package kitchen;

class Pantry {
  private int count;

  void keep(LabelText potLabel, Weight weight) {
    register(potLabel, weight);
    count++;
  }

  int count() {
    return count;
  }
}
