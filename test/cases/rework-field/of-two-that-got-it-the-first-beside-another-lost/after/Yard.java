package port.boats;

class Yard {
  void sail8(String s) {
    String t = s.trim();
    steer(t, 12);
  }

  int crew8() {
    return 8;
  }
}
