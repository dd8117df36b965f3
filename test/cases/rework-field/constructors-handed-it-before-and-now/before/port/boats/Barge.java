package port.boats;

public class Barge {
  private final Depth depth;

  private Mast mast;

  public Barge(Mast mast, Depth depth) {
    this.mast = mast;
    this.depth = depth;
  }

  public void sail1(String s) {
    String t = s.trim();
    steer(t, 5);
  }

  public int crew1() {
    return 1;
  }
}
