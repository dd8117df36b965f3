package harbor;

public class Dock {
  private int depth;

  public int depth() {
    return depth;
  }
}
