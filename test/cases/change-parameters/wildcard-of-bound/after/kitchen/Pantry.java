package kitchen;

class Pantry {
  private int count;

  void keep(Shelf shelf, Optional<? extends Pot> vessel) {
    register(shelf, vessel);
    count++;
  }

  int count() {
    return count;
  }
}
