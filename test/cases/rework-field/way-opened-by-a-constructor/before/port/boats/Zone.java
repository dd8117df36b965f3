package port.boats;

class Zone {
  public void sail6(String s) {
    String t = s.trim();
    steer(t, 10);
  }

  public int crew6() {
    return 6;
  }
}
