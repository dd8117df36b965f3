package yard;

public class Tub {
  private String keel = "keel.size";

  int depth;

  void sink() {
    drop(depth);
  }

  void moor(String w) {
    String s = w.trim();
    tie(s, keel);
    log(s);
  }
}
