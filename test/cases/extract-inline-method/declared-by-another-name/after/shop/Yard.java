package shop;

class Yard {
  private int count;

  int free() {
    return count * 2;
  }

  static void fill(Crates crates, int weight) {
    light(1);
    long total = crates.sum(weight, 3);
    weigh(2);
  }
}
