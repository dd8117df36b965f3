package a.b.d;

public class Boat {
  public static final String KEEL = "q";

  int rest;

  void moor(String w) {
    String s = w.trim();
    tie(s, KEEL);
    log(s);
  }
}
