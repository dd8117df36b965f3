package shop;

class Store {
  private int count;

  int kept() {
    return count + 1;
  }

  void plan(Label label, Crates crates) {
    open(label);
    take(label, crates);
    close(label);
  }

  private void take(Label label, Crates crates) {
    crates.prepare(label);
    crates.add(label, 3);
  }
}
