package kitchen;

class Pantry {
  private int count;

  void keep(Optional<?> pot) {
    register(pot);
    count++;
  }

  int count() {
    return count;
  }
}
