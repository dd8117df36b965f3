package port;

public class Boat {
  private Extra extra;

  Boat(Pier pier) {
    this.extra = pier.make(Extra.class);
  }

  void go() {
    int w = 3;
    extra.open();
    stop(w);
  }
}
