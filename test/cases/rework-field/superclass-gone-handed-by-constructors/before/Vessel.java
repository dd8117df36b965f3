package port.boats;

abstract class Vessel {
  protected final int depth;

  Vessel(int depth) {
    this.depth = depth;
  }

  int measure(int a) {
    int sum = a * 3;
    log(sum, 7);
    return sum;
  }
}
