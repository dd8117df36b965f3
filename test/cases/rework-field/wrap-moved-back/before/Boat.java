package port;

public class Boat {
  private Extra extra;

  void go() {
    int w = 3;
    sail(extra.getOptions());
    extra.open();
    stop(w);
  }
}
