package kitchen;

class Pantry {
  private int count;

  void keep(LabelText labelText, Weight weight) {
    register(labelText, weight);
    count++;
  }

  int count() {
    return count;
  }
}
