package port;

public class Boat {
  private Options options;

  void go() {
    int w = 3;
    sail(options);
    options.open();
    stop(w);
  }
}
