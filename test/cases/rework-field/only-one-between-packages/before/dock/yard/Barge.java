package dock.yard;

public class Barge {
  private final Depth depth;

  public void sail0(String s) {
    String t = s.trim();
    steer(t, 4);
  }

  public int crew0() {
    return 0;
  }
}
