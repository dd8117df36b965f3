package dock.yard;

import port.boats.Hold;

public class Barge {
  public void sail0(String s) {
    String t = s.trim();
    steer(t, 4);
  }

  public int crew0() {
    return 0;
  }
}
