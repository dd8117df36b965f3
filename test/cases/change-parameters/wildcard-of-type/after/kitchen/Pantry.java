package kitchen;

class Pantry {
  private int count;

  void keep(Shelf shelf, List<Pot> vessels) {
    register(shelf, vessels);
    count++;
  }

  int count() {
    return count;
  }
}
