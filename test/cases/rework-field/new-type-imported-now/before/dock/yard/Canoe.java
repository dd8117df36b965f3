package dock.yard;

public class Canoe {
  private final Depth depth;

  public void sail1(String s) {
    String t = s.trim();
    steer(t, 5);
  }

  public int crew1() {
    return 1;
  }
}
