package port;

public class Boat {
  private Options options;

  Boat(Options options) {
    this.options = options;
  }

  void go() {
    int w = 3;
    sail(options);
    stop(w);
  }
}
