package yard;

import port.Boat;

public class Tub {
  private String keel = "keel.size";

  int depth;

  void sink() {
    drop(depth);
  }
}
