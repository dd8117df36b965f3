package kitchen;

class Pantry {
  private int count;

  void keep(Weight weight, LabelText labelText) {
    register(weight, labelText);
    count++;
  }

  int count() {
    return count;
  }
}
