package shop;

class Store {
  private int count;

  int kept() {
    return count + 1;
  }

  void plan(Label label, Crates crates) {
    open(label);
    crates.add(label, 4);
    close(label);
  }
}
