package port.boats;

class Barge {
  private final Depth depth;

  void sail0(String s) {
    String t = s.trim();
    steer(t, 4);
  }

  int crew0() {
    return 0;
  }
}
