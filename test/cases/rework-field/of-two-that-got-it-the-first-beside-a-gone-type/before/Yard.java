package port.boats;

class Yard {
  Rope oldRope;

  void sail8(String s) {
    String t = s.trim();
    steer(t, 12);
  }

  int crew8() {
    return 8;
  }
}
