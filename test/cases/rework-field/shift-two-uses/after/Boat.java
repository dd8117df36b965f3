package port;

class Boat {
  private Crew hands;
  private Crew mates;

  void go(int n) {
    int w = n;
    send(hands, 1);
    draw(mates, 2);
    stop(w);
  }
}
