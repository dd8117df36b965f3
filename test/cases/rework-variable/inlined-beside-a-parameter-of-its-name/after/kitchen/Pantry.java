package kitchen;

class Pantry {
  private int count;

  void keep(Lid lid, Pot pot) {
    store(pot);
    count += 2;
    count++;
  }

  int count() {
    return count;
  }
}
