package street;

public class Lamp {
  private int watts;

  public int light() {
    return watts * 2;
  }
}
