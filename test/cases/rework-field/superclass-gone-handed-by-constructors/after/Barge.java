package port.boats;

class Barge {
  String name;

  protected int depth;

  Barge(int depth) {
    this.depth = depth;
  }

  void sail0(String s) {
    String t = s.trim();
    steer(t, depth);
  }

  int measure(int a) {
    int sum = a * 3;
    log(sum, 7);
    return sum;
  }
}
