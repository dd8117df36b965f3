package port;

public class Boat {
  private Options options;

  void go() {
    int w = 3;
    sail(options);
    stop(w);
  }
}
