package port.boats;

public class Hold {
  private final Depth depth;

  private Crew crew;

  public Hold(Crew crew, Depth depth) {
    this.crew = crew;
    this.depth = depth;
  }

  public void sail2(String s) {
    String t = s.trim();
    steer(t, 6);
  }

  public int crew2() {
    return 2;
  }
}
