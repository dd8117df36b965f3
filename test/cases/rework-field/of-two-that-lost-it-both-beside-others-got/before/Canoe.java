package port.boats;

class Canoe {
  private final Depth depth;

  void sail1(String s) {
    String t = s.trim();
    steer(t, 5);
  }

  int crew1() {
    return 1;
  }
}
