package port;

public class Boat {
  private Options extra;

  void go() {
    int w = 3;
    sail(extra);
    stop(w);
  }
}
