package tool;

import port.Boat;

public class Util {
  void moor(String w) {
    String s = w.trim();
    tie(s, 9);
    log(s);
  }

  private int more;

  int size;
}
