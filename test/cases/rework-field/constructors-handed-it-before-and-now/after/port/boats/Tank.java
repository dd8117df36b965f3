package port.boats;

public class Tank {
  private final Depth depth;

  private Load load;

  public void sail3(String s) {
    String t = s.trim();
    steer(t, 7);
  }

  public int crew3() {
    return 3;
  }
}
