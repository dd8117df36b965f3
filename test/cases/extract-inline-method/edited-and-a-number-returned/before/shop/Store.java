package shop;

class Store {
  private int count;

  int kept() {
    return count + 1;
  }

  void plan(Crates crates, int weight) {
    open(weight);
    crates.add(weight, 3);
    close(weight);
  }
}
