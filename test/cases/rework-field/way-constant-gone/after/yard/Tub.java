package yard;

public class Tub {
  public static final String KEEL = "keel.size";

  int depth;

  void sink() {
    drop(depth);
  }
}
