package port.boats;

public class Hold {
  private final Depth depth;

  public void sail3(String s) {
    String t = s.trim();
    steer(t, 7);
  }

  public int crew3() {
    return 3;
  }

  String own;
}
