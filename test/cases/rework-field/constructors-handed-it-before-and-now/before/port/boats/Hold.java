package port.boats;

public class Hold {
  private Crew crew;

  public Hold(Crew crew) {
    this.crew = crew;
  }

  public void sail2(String s) {
    String t = s.trim();
    steer(t, 6);
  }

  public int crew2() {
    return 2;
  }
}
