package shop;

class Yard {
  private int count;

  int free() {
    return count * 2;
  }

  static boolean fill(Crates crates, int weight) {
    if (weight > 1) {
      crates.add(weight, 4);
    }
    return true;
  }
}
