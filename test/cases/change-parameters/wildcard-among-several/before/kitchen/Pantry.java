package kitchen;

class Pantry {
  private int count;

  void keep(Map<?, ?> pots) {
    count++;
  }

  int count() {
    return count;
  }
}
