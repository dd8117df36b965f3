package yard;

import port.*;

public class Tub {
  static final String KEEL = "keel.size";

  int depth;

  void sink() {
    drop(depth);
  }

  private int more;

  void moor(String w) {
    String s = w.trim();
    tie(s, 9);
    log(s);
  }
}
