package kitchen;

class Pantry {
  private int count;

  void keep(Pot pot) {
    Lid lid = new Lid(3);
    lid.turn();
    put(lid);
    count++;
  }

  private void put(Lid lid) {
    store(lid);
    count += 2;
  }

  int count() {
    return count;
  }
}
