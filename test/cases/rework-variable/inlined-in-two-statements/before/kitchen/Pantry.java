package kitchen;

class Pantry {
  private int count;

  void keep(Shelf shelf, Pot pot) {
    Lid lid = new Lid(3);
    lid.turn();
    put(lid);
    count++;
  }

  private void put(Lid lid) {
    store(lid);
    count += 2;
    seal(lid, 4);
  }

  int count() {
    return count;
  }
}
