package a.b.c;

public class Tub {
  public static final String KEEL = "q";

  int depth;

  void moor(String w) {
    String s = w.trim();
    tie(s, KEEL);
    log(s);
  }
}
