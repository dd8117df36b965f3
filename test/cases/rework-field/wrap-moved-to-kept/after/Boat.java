package port;

public class Boat {
  private Extra extra;

  Boat(Extra extra) {
    this.extra = extra;
  }

  void go() {
    int w = 3;
    sail(extra);
    stop(w);
  }
}
