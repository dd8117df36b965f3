package port.boats;

class Dory {
  private final Depth depth;

  void sail2(String s) {
    String t = s.trim();
    steer(t, 6);
  }

  int crew2() {
    return 2;
  }
}
