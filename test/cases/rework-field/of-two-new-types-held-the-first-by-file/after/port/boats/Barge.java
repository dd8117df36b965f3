package port.boats;

class Barge {
  private Inner myNest;
  private Ark myTop;

  public void sail1(String s) {
    String t = s.trim();
    steer(t, 5);
  }

  public int crew1() {
    return 1;
  }

  static class Inner {
  private final Depth depth;

  public void sail3(String s) {
    String t = s.trim();
    steer(t, 7);
  }

  public int crew3() {
    return 3;
  }
  }
}
