package kitchen;

class Pantry {
  private int count;

  void keep(Holder potLabelOptional, Weight weight, int shelf) {
    count++;
  }

  int count() {
    return count;
  }
}
