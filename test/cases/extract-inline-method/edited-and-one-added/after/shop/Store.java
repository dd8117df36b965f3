package shop;

class Store {
  private int count;

  int kept() {
    return count + 1;
  }

  void plan(Crates crates, int weight) {
    open(weight);
    fill(crates, weight);
    close(weight);
  }

  private void fill(Crates crates, int weight) {
    crates.add(weight, 4);
    crates.shut();
  }
}
