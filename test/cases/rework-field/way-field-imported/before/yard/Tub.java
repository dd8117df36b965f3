package yard;

public class Tub {
  int depth;

  void sink() {
    drop(depth);
  }
}
