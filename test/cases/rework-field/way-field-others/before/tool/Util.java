package tool;

import port.Boat;

public class Util {
  void moor(String w) {
    String s = w.trim();
    tie(s, Boat.keel);
    log(s);
  }

  int size;
}
