package port;

public class Boat {
  private Options options;

  Boat(Pier pier) {
    this.options = pier.make(Options.class);
  }

  void go() {
    int w = 3;
    options.open();
    stop(w);
  }
}
