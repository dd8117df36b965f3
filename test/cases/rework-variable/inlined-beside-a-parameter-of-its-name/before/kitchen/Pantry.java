package kitchen;

class Pantry {
  private int count;

  void keep(Lid lid, Pot pot) {
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
