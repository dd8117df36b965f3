package shop;

class Yard {
  private int count;

  int free() {
    return count * 2;
  }

  static void fill(Crates crates, int rows, int weight) {
    light(1);
    int total = crates.sum(weight, rows);
    weigh(2);
  }
}
