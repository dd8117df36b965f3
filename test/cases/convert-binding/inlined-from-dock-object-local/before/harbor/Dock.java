package harbor;

public class Dock {
  private int depth;

  public void tieTo(Mark mark) {
    crew.wake();
    crew.row(mark);
    crew.haul(3);
    crew.coil();
  }

  public int depth() {
    return depth;
  }
}
