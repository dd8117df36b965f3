package kitchen;

class Pantry {
  private int count;

  void keep(Shelf shelf, Pot pot) {
    store(pot);
    count += 2;
    seal(pot, 4);
    count++;
  }

  int count() {
    return count;
  }
}
