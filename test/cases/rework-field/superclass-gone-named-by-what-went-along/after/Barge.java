package port.boats;

class Barge {
  String name;

  protected int depth;

  Barge(int depth) {
    this.depth = depth;
  }

  void sail0(String s) {
    String t = s.trim();
    steer(t, 4);
  }

  int measure(int a) {
    int sum = a * 3;
    log(sum, depth);
    return sum;
  }
}
