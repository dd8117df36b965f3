package dock.yard;

import port.boats.Hold;

public class Canoe {
  public void sail1(String s) {
    String t = s.trim();
    steer(t, 5);
  }

  public int crew1() {
    return 1;
  }
}
