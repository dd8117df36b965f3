package shop;

class Yard {
  private int count;

  int free() {
    return count * 2;
  }

  static int fill(Crates crates, int weight) {
    crates.add(weight, 4);
    return 0;
  }
}
