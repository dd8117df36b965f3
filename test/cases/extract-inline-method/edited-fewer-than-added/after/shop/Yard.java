package shop;

class Yard {
  private int count;

  int free() {
    return count * 2;
  }

  static void fill(Crates crates, int weight) {
    crates.add(weight, 4);
    crates.write("half", weight);
    crates.shut();
    weigh(2);
    label(crates);
  }
}
