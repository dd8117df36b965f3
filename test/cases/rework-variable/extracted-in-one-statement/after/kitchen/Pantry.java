package kitchen;

class Pantry {
  private int count;

  void keep(Shelf shelf, Lid top) {
    Lid lid = new Lid(3);
    lid.turn();
    put(lid, 2);
    count++;
  }

  private void put(Lid lid, int size) {
    store(lid);
    count += size;
  }

  int count() {
    return count;
  }
}
