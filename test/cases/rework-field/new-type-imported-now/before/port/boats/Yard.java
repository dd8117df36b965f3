package port.boats;

class Yard {
  public void sail7(String s) {
    String t = s.trim();
    steer(t, 11);
  }

  public int crew7() {
    return 7;
  }

  Rope com0;
}
