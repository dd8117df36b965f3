package kitchen;

class Pantry {
  private int count;

  void keep(Label label) {
    register(label);
    paste(label, 2);
    count++;
  }

  int count() {
    return count;
  }
}
