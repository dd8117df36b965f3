package port.boats;

public class Barge {
  private Mast mast;

  public Barge(Mast mast) {
    this.mast = mast;
  }

  public void sail1(String s) {
    String t = s.trim();
    steer(t, 5);
  }

  public int crew1() {
    return 1;
  }
}
