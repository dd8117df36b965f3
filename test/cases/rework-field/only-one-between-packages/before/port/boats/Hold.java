package port.boats;

public class Hold {
  public void sail3(String s) {
    String t = s.trim();
    steer(t, 7);
  }

  public int crew3() {
    return 3;
  }
}
