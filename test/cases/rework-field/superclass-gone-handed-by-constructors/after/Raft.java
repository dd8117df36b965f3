package port.boats;

class Raft {
  String name;

  protected int depth;

  Raft(int depth) {
    this.depth = depth;
  }

  void sail1(String s) {
    String t = s.trim();
    steer(t, depth);
  }

  int measure(int a) {
    int sum = a * 3;
    log(sum, 7);
    return sum;
  }
}
