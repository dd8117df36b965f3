package kitchen;

class Pantry {
  private int count;

  void keep(Pot pot) {
    Lid cover = new Lid(3);
    cover.turn();
    put(cover);
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
