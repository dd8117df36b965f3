package kitchen;

class Pantry {
  private int count;

  void keep(Label label) {
    register(label);
    count++;
  }

  int count() {
    return count;
  }
}
