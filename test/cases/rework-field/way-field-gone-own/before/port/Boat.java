package port;

public class Boat {
  private String keel = "keel.size";

  int rest;

  void moor(String w) {
    String s = w.trim();
    tie(s, keel);
    log(s);
  }
}
