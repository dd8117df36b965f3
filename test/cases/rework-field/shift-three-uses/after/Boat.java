package port;

class Boat {
  private Crew hands;
  private Crew mates;

  void go(int n) {
    int w = n;
    send(hands, 1);
    hands.open();
    draw(mates, 2);
    stop(w);
  }
}
