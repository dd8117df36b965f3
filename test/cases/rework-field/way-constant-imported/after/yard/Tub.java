package yard;

import port.Boat;

public class Tub {
  public static final String KEEL = "keel.size";

  int depth;

  void sink() {
    drop(depth);
  }
}
