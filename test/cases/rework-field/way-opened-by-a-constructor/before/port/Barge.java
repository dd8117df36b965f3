package port;

public class Barge {
  private final Depth depth;

  private Mast mast;

  public void sail1(String s) {
    String t = s.trim();
    steer(t, 5);
  }

  public int crew1() {
    return 1;
  }
}
