package port.boats;

public class Ark {
  private final Depth depth;

  public void sail4(String s) {
    String t = s.trim();
    steer(t, 8);
  }

  public int crew4() {
    return 4;
  }
}
