package kitchen;

class Pantry {
  private int count;

  void keep(List<?> pots) {
    register(pots);
    count++;
  }

  int count() {
    return count;
  }
}
