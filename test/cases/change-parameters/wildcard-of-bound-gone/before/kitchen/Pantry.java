package kitchen;

class Pantry {
  private int count;

  void keep(Shelf shelf, List<? super Pot> vessels) {
    count++;
  }

  int count() {
    return count;
  }
}
