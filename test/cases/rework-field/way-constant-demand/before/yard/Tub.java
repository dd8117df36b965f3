package yard;

import port.*;

public class Tub {
  int depth;

  void sink() {
    drop(depth);
  }
}
