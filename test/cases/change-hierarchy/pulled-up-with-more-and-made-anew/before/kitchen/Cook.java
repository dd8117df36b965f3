package kitchen;

abstract class Cook {
  protected Store store;
  private int rank;

  int rank() {
    return rank;
  }

  void learn(int hours) {
    rank += hours;
    store.note(hours * 2);
  }
}
